import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv, promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { heaviestPicture, hostileFiles } from '../testing/hostile-files';
import type { Judgement, Request } from '../testing/judge-files';

/** What the function may take in all, which has 1 GB: the rest is for the requests that bring the files. */
const MEGABYTES = 700;
const script = fileURLToPath(new URL('../testing/judge-files.ts', import.meta.url));
const TSX_TSCONFIG_PATH = fileURLToPath(new URL('../../tsconfig.json', import.meta.url));
/** What the functions are started with: the C library reads some of it before any code of ours runs. */
const functionsEnv = parseEnv(readFileSync(new URL('../../.env', import.meta.url), 'utf8'));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hostile-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function judge(requests: readonly Request[], atOnce: boolean) {
  const input = await keep('input.json', JSON.stringify({ requests, atOnce }));
  const tsx = createRequire(import.meta.url).resolve('tsx');
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', tsx, script, input], {
    env: { ...process.env, ...functionsEnv, TSX_TSCONFIG_PATH },
  });
  return JSON.parse(stdout) as { judgements: Judgement[]; peakMegabytes: number };
}

async function keep(name: string, bytes: Buffer | string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, bytes);
  return file;
}

test('files made to harm are judged in bounded time and memory, and none of them blocks the others', async () => {
  const requests: Request[] = [];
  for (const [at, { media, name = 'a', make }] of hostileFiles.entries()) {
    requests.push({ file: await keep(String(at), await make()), media, name });
  }
  const { judgements, peakMegabytes } = await judge(requests, false);
  const told = judgements.map(({ outcome, keptAs }, at) => ({
    what: hostileFiles[at]?.what,
    outcome,
    keptAs,
  }));
  expect(told).toEqual(
    hostileFiles.map(({ what, expected, keptAs }, at) => ({
      what,
      outcome: expected,
      keptAs: keptAs ?? told[at]?.keptAs,
    })),
  );
  const slow = judgements.flatMap(({ ms, blockedMs }, at) =>
    ms > 10_000 || blockedMs > 1000
      ? [`${hostileFiles[at]?.what ?? ''}: ${ms} ms, ${blockedMs} ms at a stretch`]
      : [],
  );
  expect(slow).toEqual([]);
  expect(peakMegabytes).toBeLessThan(MEGABYTES);
}, 180_000);

test('pictures that arrive together are decoded one at a time', async () => {
  const file = await keep('together', await heaviestPicture());
  const requests = Array<Request>(3).fill({ file, media: 'picture', name: 'a.avif' });
  const { judgements, peakMegabytes } = await judge(requests, true);
  expect(judgements.map(({ outcome }) => outcome)).toEqual(requests.map(() => 'taken'));
  expect(peakMegabytes).toBeLessThan(MEGABYTES);
}, 60_000);
