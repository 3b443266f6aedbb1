import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import { run } from '../shared/processes';
import { UserError } from '../shared/user-error';

const { emulators } = firebaseJson;

/** Moves the ports of `npm test`, so that two clones can be tested at once: TEST_PORT_OFFSET=10 npm test */
const offset = Number(process.env['TEST_PORT_OFFSET'] ?? 0);

const testPortsAt = (shift: number) => ({
  hosting: 5100 + offset + shift,
  functions: 5101 + offset + shift,
  firestore: 8180 + offset + shift,
  auth: 9198 + offset + shift,
  storage: 9298 + offset + shift,
  hub: 4401 + offset + shift,
  ui: 4001 + offset + shift,
});

/** The ports that somebody has to know; everything listens on 127.0.0.1 only. */
export type Ports = Readonly<ReturnType<typeof testPortsAt>>;

/** Of `npm start` and `npm run dev`: those of firebase.json, which are the Firebase CLI's defaults. */
export const startPorts: Ports = {
  hosting: emulators.hosting.port,
  functions: emulators.functions.port,
  firestore: emulators.firestore.port,
  auth: emulators.auth.port,
  storage: emulators.storage.port,
  hub: emulators.hub.port,
  ui: 4000,
};

/**
 * Of the workers of `npm test`, each of which has its own emulators, beside those of `npm start`; the bench takes the first.
 * With a third worker two cores would answer so late that requests end before their response.
 */
export const workerPorts = [testPortsAt(0), testPortsAt(5)] as const;
/** Of the tests of all five emulators, beside those of the workers. */
export const fullSuitePorts: Ports = testPortsAt(400);

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/**
 * A port that is free now, for servers whose port nobody has to know. It lies below those that systems give to outgoing
 * connections, one of which could take it otherwise.
 */
export async function anyFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 30_000);
    if (await isFree(port)) return port;
  }
}

const LISTENING = '0A';

/** The process that listens on a port, from /proc where there is one; undefined where we may not see it. */
async function listenerOn(port: number): Promise<number | undefined> {
  if (process.platform !== 'linux') {
    const { output } = await run('lsof', ['-ti', `tcp:${port}`, '-sTCP:LISTEN'], { timeLimit: 5000 });
    return Number.parseInt(output) || undefined;
  }
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const sockets = ['tcp', 'tcp6']
    .flatMap((kind) => readFileSync(`/proc/net/${kind}`, 'utf8').split('\n'))
    .map((line) => line.trim().split(/\s+/))
    .filter((fields) => fields[1]?.endsWith(suffix) && fields[3] === LISTENING)
    .map((fields) => `socket:[${fields[9] ?? ''}]`);
  const holds = (pid: string) => {
    try {
      const folder = `/proc/${pid}/fd`;
      return readdirSync(folder).some((fd) => sockets.includes(readlinkSync(`${folder}/${fd}`)));
    } catch {
      return false; // ended meanwhile, or another user's
    }
  };
  const found = readdirSync('/proc').find((name) => /^\d+$/.test(name) && holds(name));
  return found === undefined ? undefined : Number(found);
}

async function holder(port: number): Promise<string> {
  const pid = await listenerOn(port);
  if (pid === undefined) return 'an unknown process';
  const command =
    process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      : (await run('ps', ['-o', 'command=', '-p', String(pid)])).output;
  return `process ${pid}: ${command.trim().slice(0, 120)}`;
}

/** Throws a UserError that names the taken ports, and the processes that hold them. */
export async function demandFree(ports: Partial<Ports>): Promise<void> {
  const byHolder = new Map<string, string[]>();
  for (const [name, port] of Object.entries(ports)) {
    if (await isFree(port)) continue;
    const process = await holder(port);
    byHolder.set(process, [...(byHolder.get(process) ?? []), `${port} (${name})`]);
  }
  if (byHolder.size === 0) return;
  const lines = [...byHolder].map(([process, taken]) => `  port ${taken.join(', ')} is taken by ${process}`);
  throw new UserError(`The emulators cannot start, end what is in their way first:\n${lines.join('\n')}`);
}
