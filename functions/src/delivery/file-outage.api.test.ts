import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ContentTypeDefinition, ItemAt } from '@content';
import { contentTypeAt } from '@content';
import { createServices } from '../services';
import { Files } from '../store/files';
import type { TestApi } from '../testing/api';
import { startApi, validForm } from '../testing/api';
import { FaultyLink } from '../testing/faulty-link';
import { createSite } from './site';

const notice = contentTypeAt('notices') as ContentTypeDefinition;
createServices(); // the app of everything else is there first
let link: FaultyLink;
let app: App;
let api: TestApi;
let site: Server;
let path: string;
/** What happens to Storage after it has told of a file, and before it is read. */
let meanwhile: () => unknown = () => undefined;

class InterruptedFiles extends Files {
  override async info(name: string) {
    const found = await super.info(name);
    await meanwhile();
    return found;
  }
}

beforeAll(async () => {
  api = await startApi();
  const { body } = await api.call('/notices', {
    method: 'POST',
    as: 'staff',
    body: await validForm(notice),
  });
  path = (body.data as ItemAt<'notices'>).image ?? '';
  link = await FaultyLink.open(Number(new URL(process.env['STORAGE_EMULATOR_HOST'] ?? '').port));
  vi.stubEnv('FIREBASE_STORAGE_EMULATOR_HOST', `127.0.0.1:${link.port}`);
  vi.stubEnv('STORAGE_EMULATOR_HOST', `http://127.0.0.1:${link.port}`);
  app = initializeApp({ projectId: process.env['GCLOUD_PROJECT'] ?? '' }, 'faulty storage');
  const files = new InterruptedFiles(getStorage(app).bucket(api.services.config.bucket));
  vi.unstubAllEnvs();
  const noPages = () => Promise.reject(new Error('no pages here'));
  site = createSite({ ...api.services, files }, noPages).listen(0, '127.0.0.1');
  await once(site, 'listening');
});
afterAll(async () => {
  site.closeAllConnections();
  site.close();
  await api.stop();
  await deleteApp(app);
  await link.close();
});

const ask = () => fetch(`http://127.0.0.1:${(site.address() as AddressInfo).port}${path}`);

test.each([
  ['ends', () => link.refuse()],
  ['stands still', () => link.hang()],
])('Storage %s before a file is read: 503, kept nowhere, and the file once it is back', async (_, fail) => {
  meanwhile = fail;
  const response = await ask();
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'private, no-store']);
  expect(await response.text()).toContain('Try again in a moment');
  for (const name of ['accept-ranges', 'content-disposition']) expect(response.headers.get(name)).toBeNull();

  meanwhile = () => undefined;
  await link.mend();
  await expect.poll(async () => (await ask()).status, { timeout: 10_000 }).toBe(200);
  const again = await ask();
  expect(again.headers.get('content-type')).toBe('image/webp');
  expect((await again.arrayBuffer()).byteLength).toBeGreaterThan(100);
});
