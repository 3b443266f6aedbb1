import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Bytes a second of the crawl. */
const CRAWL = 50_000;
/** Bytes before and after a break that crawl. */
const CRAWL_BEFORE = 75_000;
const CRAWL_AFTER = 50_000;
/** Milliseconds that the link is gone after a break. */
const GONE = 2_500;
const SLICE = 5_000;

export interface PoorLink {
  /** host:port in place of the real one. */
  readonly host: string;
  /** Bytes that came from the browser so far. */
  readonly sent: () => number;
  readonly breaks: () => number;
  readonly close: () => Promise<void>;
}

/**
 * A link to `target` (host:port) that breaks when so many bytes in all have gone up, and is gone for a while then.
 * It crawls at 50 kB/s around each break; between them it is quick, or a test would take seven minutes for 20 MB.
 */
export async function openPoorLink(target: string, breaksAt: readonly number[]): Promise<PoorLink> {
  const [hostname, port] = target.split(':');
  const open = new Set<Socket>();
  let sent = 0;
  let breaks = 0;
  let goneUntil = 0;

  /** How many of the next bytes go up together, and whether they crawl. */
  function nextSlice(available: number): { bytes: number; crawls: boolean } {
    const next = breaksAt[breaks] ?? Infinity;
    const before = breaksAt[breaks - 1] ?? -Infinity;
    const crawls = sent >= next - CRAWL_BEFORE || sent < before + CRAWL_AFTER;
    const until = crawls ? Math.min(next, sent + SLICE) : next - CRAWL_BEFORE;
    return { bytes: Math.min(available, until - sent), crawls };
  }

  function breakLink() {
    breaks += 1;
    goneUntil = Date.now() + GONE;
    for (const socket of open) socket.resetAndDestroy();
  }

  async function carry(up: Buffer, to: Socket): Promise<void> {
    for (let at = 0; at < up.length && !to.destroyed;) {
      const { bytes, crawls } = nextSlice(up.length - at);
      to.write(up.subarray(at, at + bytes));
      at += bytes;
      sent += bytes;
      if (sent >= (breaksAt[breaks] ?? Infinity)) return breakLink();
      if (!crawls) continue;
      await wait((bytes / CRAWL) * 1000);
    }
  }

  const server = createServer((browser) => {
    browser.on('error', () => undefined);
    if (Date.now() < goneUntil) return browser.resetAndDestroy();
    const real = connect(Number(port), hostname);
    real.on('error', () => undefined);
    for (const [socket, other] of [
      [browser, real],
      [real, browser],
    ] as const) {
      open.add(socket);
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
    real.pipe(browser);
    browser.on('data', (up) => {
      browser.pause();
      void carry(up, real).then(() => browser.resume());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent: () => sent,
    breaks: () => breaks,
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
