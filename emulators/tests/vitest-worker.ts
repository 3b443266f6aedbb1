// Points the tests of a Vitest worker at a set of emulators that no other worker uses. Whoever listens on the port beside
// a set's hub has it until its process ends; Vitest's pool may give two workers the same number.
import { deleteApp, getApps } from 'firebase-admin/app';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, vi } from 'vitest';
import { type Ports, workerPorts } from '../suite/ports';
import { memoiseRenditions } from '../suite/patches/rendition-cache.mjs';
import { suiteEnv } from '../suite/suite-env';

const sets = workerPorts.slice(0, Number(process.env['TEST_WORKERS'] ?? 1));

function claim({ hub }: Ports): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(hub + 1, '127.0.0.1', () => resolve(true));
    server.unref();
  });
}

/** The first set of emulators that is free. A worker that ends may keep its own for a moment. */
async function ownPorts(): Promise<Ports> {
  for (let i = 0; i < 600; i += 1) {
    for (const ports of sets) if (await claim(ports)) return ports;
    await pause(100);
  }
  throw new Error('Each set of emulators is in use by another worker');
}

const worker = globalThis as { ownPorts?: Promise<Ports>; rendersOnce?: boolean };
Object.assign(process.env, suiteEnv(await (worker.ownPorts ??= ownPorts())));
if (!worker.rendersOnce) memoiseRenditions(sharp);
worker.rendersOnce = true;

// The files of a worker share its process: each connects anew, with the variables that it sets itself.
afterAll(async () => {
  await Promise.all(getApps().map((app) => deleteApp(app)));
  vi.unstubAllEnvs();
});
