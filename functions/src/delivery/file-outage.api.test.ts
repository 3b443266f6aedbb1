import { getStorage } from 'firebase-admin/storage';
import { expect, test } from 'vitest';
import type { ItemAt } from '@content';
import { createServices } from '../services';
import { Files } from '../store/files';
import { addItem, typeAt } from '../testing/api';
import { type FaultyLink, overLink } from '../testing/faulty-link';
import { useApi } from '../testing/hooks';
import { serve } from '../testing/serve';
import { createSite } from './site';

createServices(); // the app of everything else is there first
const api = useApi();

/** Asks a site for a file, whose Storage fails once it has told of it and before it is read; and again once it is back. */
async function readWhile(fail: (link: FaultyLink) => unknown, path: string): Promise<void> {
  const { bucket: name } = api.services.config;
  const over = await overLink('FIREBASE_STORAGE_EMULATOR_HOST', (app) => getStorage(app).bucket(name));
  const { link, client: bucket } = over;
  let meanwhile: (to: FaultyLink) => unknown = fail;
  class InterruptedFiles extends Files {
    override async info(name: string) {
      const found = await super.info(name);
      await meanwhile(link);
      return found;
    }
  }
  const services = { ...api.services, files: new InterruptedFiles(bucket) };
  const site = await serve(createSite(services, () => Promise.reject(new Error('no pages here'))));
  const ask = () => fetch(site.url + path);

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
  await site.close();
  await over.close();
}

test('Storage ends or stands still before a file is read: 503, kept nowhere, and the file once it is back', async () => {
  const { image } = await addItem<ItemAt<'notices'>>(api, typeAt('notices'));
  // Each takes its time to be given up.
  await Promise.all([
    readWhile((link) => link.refuse(), image ?? ''),
    readWhile((link) => link.hang(), image ?? ''),
  ]);
});
