import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { AnyItem, ContentTypeDefinition } from '@content';
import { contentTypeAt } from '@content';
import { createServices } from '../services';
import { file, validForm } from '../testing/api';
import { MEDIA } from '../store/files';
import { picture, unlike } from '../testing/files';
import { sweepFiles } from '../cleanup/cleanup';
import { useApi, useOwnProject } from '../testing/hooks';

const notice = contentTypeAt('notices') as ContentTypeDefinition;
const script = fileURLToPath(new URL('../testing/crashing-api.ts', import.meta.url));
const tsconfig = fileURLToPath(new URL('../../tsconfig.json', import.meta.url));

// what other tests leave would be swept each time
useOwnProject('demo-crash');
const api = useApi();

interface Crashing {
  readonly url: string;
  readonly cookie: string;
  readonly origin: string;
}

async function startCrashing() {
  const tsx = createRequire(import.meta.url).resolve('tsx');
  const child = spawn(process.execPath, ['--import', tsx, script], {
    env: { ...process.env, TSX_TSCONFIG_PATH: tsconfig },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { ended: once(child, 'exit'), ...(JSON.parse(line.toString()) as Crashing) };
}

/** Sends a notice with a picture to a process that is killed once its files are stored. */
async function crashIn(method: string, path: string): Promise<void> {
  const crashing = await startCrashing();
  const body = await validForm(notice, { image: file(unlike(await picture()), 'orphan.jpg') });
  const request = fetch(crashing.url + path, {
    method,
    body,
    headers: { cookie: crashing.cookie, origin: crashing.origin },
  });
  await expect(request).rejects.toThrow();
  expect((await crashing.ended)[1]).toBe('SIGKILL');
}

test('a process killed in a POST or a PATCH leaves at most orphan files, which the sweep removes', async () => {
  const { body } = await api.call('/notices', { method: 'POST', as: 'staff', body: await validForm(notice) });
  const existing = body.data as AnyItem;
  const ids = async () =>
    ((await api.call('/notices')).body.data as AnyItem[]).map((item) => item._id).sort();
  const before = await ids();
  const objects = () => api.services.files.namesUnder(MEDIA);
  const objectsBefore = new Set(await objects());

  await Promise.all([
    crashIn('POST', '/api/v1/notices'),
    crashIn('PATCH', `/api/v1/notices/${existing._id}`),
  ]);

  expect(await ids()).toEqual(before);
  const stored = await api.call(`/notices/${existing._id}?view=admin`, { as: 'staff' });
  expect(stored.body.data).toEqual(existing);
  const orphans = (await objects()).filter((name) => !objectsBefore.has(name));
  expect(new Set(orphans.map((name) => name.split('/')[1])).size).toBe(2);

  const young = await sweepFiles(createServices());
  expect((await objects()).filter((name) => orphans.includes(name))).toEqual(orphans);
  expect(young.removed).toBe(0);
  await sweepFiles(createServices({ clock: () => new Date(Date.now() + 25 * 3600_000) }));
  expect(new Set(await objects())).toEqual(objectsBefore);
});
