import { contentTypeAt, type ContentTypeDefinition } from '@content';
import { getStorage } from 'firebase-admin/storage';
import { randomUUID } from 'node:crypto';
import type { FunctionName } from '../../functions/src/define';
import { memory } from '../../functions/src/memory';
import { navigationLinks } from '../../web/app/site/navigation';
import { createServices } from '../../functions/src/services';
import { clientOf, file, validForm } from '../../functions/src/testing/api';
import { picture } from '../../functions/src/testing/files';
import { startFunction, type RunningFunction } from '../../functions/src/testing/framework';
import { findDeployedNode } from '../release/packed-functions';
import { functionNames } from './imports';

/** The memory of a function, in megabytes. */
function memoryOf(name: FunctionName): number {
  const given = memory[name];
  return Number.parseInt(given, 10) * (given.endsWith('GiB') ? 1024 : 1);
}

/** Objects that the clean-up lists: a site of ten years. */
const OBJECTS = 20_000;

/** Does something so many times, so many at once. */
async function many(times: number, atOnce: number, work: (i: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < times) await work(next++);
    }),
  );
}

function demandStatus(response: { readonly status: number }, expected: number): void {
  if (response.status !== expected) throw new Error(`responded ${response.status} instead of ${expected}`);
}

/** The hardest that each function has to do at once: as many requests as it takes (`concurrency`), of the dearest kinds. */
const loads: Readonly<Record<FunctionName, (running: RunningFunction) => Promise<void>>> = {
  async site({ url }) {
    const paths = navigationLinks.map(({ to }) => to);
    await many(4000, 40, async (i) => {
      const response = await fetch(
        `${url}${paths[i % paths.length] ?? '/'}?after=${i % 3 ? '' : randomUUID()}`,
      );
      await response.arrayBuffer();
    });
  },
  async api({ url }) {
    const client = await clientOf(createServices(), url, () => Promise.resolve());
    const photo = await picture(4000, 3000);
    const notice = contentTypeAt('notices') as ContentTypeDefinition;
    await many(40, 20, async (i) => {
      const body = await validForm(notice, { image: file(photo, `photo-${i}.jpg`) });
      demandStatus(await client.call('/notices', { method: 'POST', as: 'staff', body }), 201);
      demandStatus(await client.call('/notices?view=admin&search=a', { as: 'staff' }), 200);
    });
  },
  async backup({ url }) {
    demandStatus(await fetch(url, { method: 'POST' }), 200);
  },
  async cleanup({ url }) {
    const { config } = createServices(); // connects, too
    const bucket = getStorage().bucket(config.bucket);
    const empty = Buffer.from('x');
    await many(OBJECTS, 50, (i) => bucket.file(`media/${i}/picture.webp`).save(empty, { resumable: false }));
    demandStatus(await fetch(url, { method: 'POST' }), 200);
  },
};

/** The most memory, in megabytes, that a built function takes at rest and under load, each in a process of its own. */
async function measure(name: FunctionName, node: string): Promise<{ rest: number; peak: number }> {
  const running = await startFunction(name, {}, { node });
  const rest = running.memory();
  let peak = rest;
  const watch = setInterval(() => (peak = Math.max(peak, running.memory())), 50);
  try {
    await loads[name](running);
    return { rest, peak: Math.max(peak, running.memory()) };
  } finally {
    clearInterval(watch);
    await running.stop();
  }
}

/** A line for each function: its memory at rest, under load, and what it has. */
export async function* measureFunctionsMemory(
  warn: (line: string) => void,
  names: readonly FunctionName[] = functionNames,
): AsyncGenerator<string> {
  const node = await findDeployedNode(warn);
  for (const name of names) {
    const { rest, peak } = await measure(name, node);
    const has = memoryOf(name);
    const share = ((100 * peak) / has).toFixed(0);
    yield `${name}: ${rest.toFixed(0)} MB at rest, ${peak.toFixed(0)} MB at most, of ${has} MB (${share} %)`;
  }
}
