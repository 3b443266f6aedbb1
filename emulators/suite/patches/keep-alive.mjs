// Loaded into each Node process of the Emulator Suite (suite-env.ts). A request passes three of their servers, and each
// closes a connection that has been idle for five seconds: what is sent over it in that moment is answered with 500 by
// whoever stands before. Connections are left open for ten minutes instead, which no quiet moment of a test lasts.
import { Server } from 'node:http';
import { demandFit } from './fit.mjs';

const TEN_MINUTES = 600_000;

Object.defineProperty(Server.prototype, 'keepAliveTimeout', {
  get: () => TEN_MINUTES,
  set() {
    // Node's constructor would set its five seconds.
  },
});

const isKept = new Server().keepAliveTimeout === TEN_MINUTES;
demandFit('keep-alive.mjs', isKept, 'Node sets keepAliveTimeout in another way');
