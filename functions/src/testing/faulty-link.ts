import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { vi } from 'vitest';

/** One connection: what came in, and what it leads to. */
interface Pair {
  readonly client: Socket;
  readonly target: Socket;
  /** Nothing of the target's reaches the client any more. */
  isMute: boolean;
}

/** Milliseconds in which a server surely has done what it was asked over loopback. */
const DONE_MS = 400;

/**
 * A way over TCP to a server of 127.0.0.1 that can fail as networks and servers do: it refuses connections, takes them
 * and lets nothing through, or loses an answer. It begins whole.
 */
export class FaultyLink {
  private readonly pairs = new Set<Pair>();
  private isHanging = false;
  private marker: Buffer | undefined;

  private constructor(
    private readonly server: Server,
    private readonly to: number,
    /** Where it takes connections. */
    readonly port: number,
  ) {}

  /** Opens a link to a port. */
  static async open(to: number): Promise<FaultyLink> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const link = new FaultyLink(server, to, (server.address() as AddressInfo).port);
    server.on('connection', (client) => link.join(client));
    return link;
  }

  /** Breaks off every connection and refuses new ones, as a server that has ended. */
  async refuse(): Promise<void> {
    for (const { client } of this.pairs) client.destroy();
    if (!this.server.listening) return;
    this.server.close();
    await once(this.server, 'close');
  }

  /** Takes connections and lets nothing through in either direction, as a server that stands still. */
  hang(): void {
    this.isHanging = true;
    for (const pair of this.pairs) this.flow(pair);
  }

  /** Lets everything through again, and first what has waited. */
  async mend(): Promise<void> {
    this.isHanging = false;
    for (const pair of this.pairs) this.flow(pair);
    if (this.server.listening) return;
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  /** The next request that holds `text` is done, and its connection breaks off before the answer is back. */
  loseAnswerTo(text: string): void {
    this.marker = Buffer.from(text);
  }

  private join(client: Socket): void {
    const target = connect(this.to, '127.0.0.1');
    const pair: Pair = { client, target, isMute: false };
    this.pairs.add(pair);
    const end = () => {
      client.destroy();
      target.destroy();
      this.pairs.delete(pair);
    };
    for (const socket of [client, target]) socket.on('error', end).on('close', end);
    client.on('data', (bytes) => {
      if (this.marker && bytes.includes(this.marker)) {
        this.marker = undefined;
        pair.isMute = true;
        setTimeout(end, DONE_MS);
      }
      target.write(bytes);
    });
    target.on('data', (bytes) => {
      if (!pair.isMute) client.write(bytes);
    });
    this.flow(pair);
  }

  private flow({ client, target }: Pair): void {
    for (const socket of [client, target]) {
      if (this.isHanging) socket.pause();
      else socket.resume();
    }
  }
}

/** Where nothing listens, and a name that no server knows. */
export const nowhere = ['127.0.0.1:50999', 'nowhere.invalid:80'] as const;

type EmulatorVariable = 'FIRESTORE_EMULATOR_HOST' | 'FIREBASE_STORAGE_EMULATOR_HOST';

/**
 * An app of the tests' project that looks for an emulator at `host`, and what `connectTo` makes of it: the client reads
 * there where the emulator is. The default app has to be there before.
 */
export function connectAt<T>(variable: EmulatorVariable, host: string, connectTo: (app: App) => T) {
  const lead = (to: string) => {
    vi.stubEnv(variable, to);
    if (variable === 'FIREBASE_STORAGE_EMULATOR_HOST') vi.stubEnv('STORAGE_EMULATOR_HOST', `http://${to}`);
  };
  const usual = process.env[variable] ?? '';
  lead(host);
  try {
    const app = initializeApp({ projectId: process.env['GCLOUD_PROJECT'] ?? '' }, `${variable} ${host}`);
    return { client: connectTo(app), close: () => deleteApp(app) };
  } finally {
    lead(usual);
  }
}

/** The same over a link to the emulator. */
export async function overLink<T>(variable: EmulatorVariable, connectTo: (app: App) => T) {
  const link = await FaultyLink.open(Number(process.env[variable]?.split(':')[1]));
  const { client, close } = connectAt(variable, `127.0.0.1:${link.port}`, connectTo);
  return { link, client, close: () => close().then(() => link.refuse()) };
}
