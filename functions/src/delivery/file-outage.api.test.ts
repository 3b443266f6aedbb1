import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import type { ContentTypeDefinition, ItemAt } from '@content';
import { contentTypeAt } from '@content';
import { createServices } from '../services';
import { Files } from '../store/files';
import { dataOf, validForm } from '../testing/api';
import { FaultyLink } from '../testing/faulty-link';
import { useApi } from '../testing/hooks';
import { createSite } from './site';

const notice = contentTypeAt('notices') as ContentTypeDefinition;
createServices(); // the app of everything else is there first
const api = useApi();

/** Asks a site for a file, whose Storage fails once it has told of it and before it is read; and again once it is back. */
async function readWhile(fail: (link: FaultyLink) => unknown, path: string): Promise<void> {
  const link = await FaultyLink.open(Number(new URL(process.env['STORAGE_EMULATOR_HOST'] ?? '').port));
  vi.stubEnv('FIREBASE_STORAGE_EMULATOR_HOST', `127.0.0.1:${link.port}`);
  vi.stubEnv('STORAGE_EMULATOR_HOST', `http://127.0.0.1:${link.port}`);
  const app = initializeApp({ projectId: process.env['GCLOUD_PROJECT'] ?? '' }, `storage ${link.port}`);
  const bucket = getStorage(app).bucket(api.services.config.bucket);
  vi.unstubAllEnvs();
  let meanwhile: (to: FaultyLink) => unknown = fail;
  class InterruptedFiles extends Files {
    override async info(name: string) {
      const found = await super.info(name);
      await meanwhile(link);
      return found;
    }
  }
  const services = { ...api.services, files: new InterruptedFiles(bucket) };
  const site = createSite(services, () => Promise.reject(new Error('no pages here'))).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const ask = () => fetch(`http://127.0.0.1:${(site.address() as AddressInfo).port}${path}`);

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
  site.closeAllConnections();
  site.close();
  await deleteApp(app);
  await link.close();
}

test('Storage ends or stands still before a file is read: 503, kept nowhere, and the file once it is back', async () => {
  const { image } = dataOf<ItemAt<'notices'>>(await api.staff('/notices', 'POST', await validForm(notice)));
  // Each takes its time to be given up.
  await Promise.all([
    readWhile((link) => link.refuse(), image ?? ''),
    readWhile((link) => link.hang(), image ?? ''),
  ]);
});
