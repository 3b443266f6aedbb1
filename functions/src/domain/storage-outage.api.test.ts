import { createHash } from 'node:crypto';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { AnyItem } from '@content';
import { createServices, type Services } from '../services';
import { Files } from '../store/files';
import { type ApiRequest, file, servicesIn, startApi, type TestApi, typeAt, validForm } from '../testing/api';
import { picture, unlike } from '../testing/files';
import { overLink } from '../testing/faulty-link';
import { checkIntegrity } from '../testing/integrity';
import { sweepFiles } from '../cleanup/cleanup';
import { useOwnProject } from '../testing/hooks';

const notice = typeAt('notices');
let services: Services;
let over: Awaited<ReturnType<typeof overLink<Files>>>;
let api: TestApi;
beforeAll(async () => {
  useOwnProject('demo-storage-outage'); // what other tests leave would be compared each time
  services = createServices();
  const { bucket } = services.config;
  over = await overLink('FIREBASE_STORAGE_EMULATOR_HOST', (app) => new Files(getStorage(app).bucket(bucket)));
  api = await startApi((all) => ({ ...all, files: over.client }));
});
afterEach(() => over.link.mend());
afterAll(() => api.stop().then(over.close));

async function write(path: string, request: ApiRequest) {
  const { status, body } = await api.call(path, { ...request, as: 'staff' });
  return { status, item: body.data as AnyItem };
}
/** A picture that nothing else uses. */
const ownPicture = async () => file(unlike(await picture()), 'own.jpg');
const add = async (id: string, image: File) =>
  write('/notices', {
    method: 'POST',
    body: await validForm(notice, { image, attachment: null }),
    headers: { 'Idempotency-Key': id },
  });

/** Where an item is, and how many objects of its picture are there for nothing or missing. */
async function stored(id: string, image: File) {
  const hash = createHash('sha256').update(Buffer.from(await image.arrayBuffer()));
  const media = hash.digest('hex').slice(0, 40);
  const { ids, trashedIds, missing, orphans } = await checkIntegrity(services);
  const isLive = ids.has(`notices/${id}`);
  const isDeleted = trashedIds.has(`notices/${id}`);
  const own = (names: readonly string[]) => names.filter((name) => name.includes(media)).length;
  return {
    is: isLive ? 'live' : isDeleted ? 'deleted' : 'nowhere',
    missing: own(missing),
    orphans: own(orphans),
  };
}

test.each([
  ['ends', 'after the sweep', () => over.link.refuse()],
  ['stands still', 'after the sweep', () => over.link.hang()],
  ['ends', 'at once', () => over.link.refuse()],
] as const)(
  'Storage %s: an addition answers 503, nothing is kept of it, and once more, %s, it works',
  async (_, again, fail) => {
    const [id, image] = [crypto.randomUUID(), await ownPicture()];
    await fail();
    expect((await add(id, image)).status).toBe(503);
    await over.link.mend();
    if (again === 'after the sweep') {
      await sweepFiles(servicesIn(2));
      expect(await stored(id, image)).toEqual({ is: 'nowhere', missing: 0, orphans: 0 });
    }
    expect((await add(id, image)).status).toBe(201);
    expect(await stored(id, image)).toEqual({ is: 'live', missing: 0, orphans: 0 });
  },
  30_000,
);

test('Storage ends: an item is deleted and restored all the same', async () => {
  const [id, image] = [crypto.randomUUID(), await ownPicture()];
  await add(id, image);
  await over.link.refuse();
  expect((await write(`/notices/${id}`, { method: 'DELETE' })).status).toBe(200);
  expect((await write(`/notices/${id}/restore`, { method: 'POST' })).status).toBe(200);
  await over.link.mend();
  expect(await stored(id, image)).toEqual({ is: 'live', missing: 0, orphans: 0 });
}, 30_000);
