import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What serves requests on a port of this machine. */
export interface Served {
  readonly url: string;
  /** host:port */
  readonly host: string;
  /** Ends it, with all its connections. */
  readonly close: () => Promise<void>;
}

/** Serves on a free port of 127.0.0.1. */
export async function serve(handler: RequestListener): Promise<Served> {
  const server = createServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { url: `http://${host}`, host, close };
}
