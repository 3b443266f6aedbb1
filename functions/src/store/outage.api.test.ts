import { createHash } from 'node:crypto';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { AnyItem } from '@content';
import { sweepFiles } from '../cleanup/cleanup';
import { createSite } from '../delivery/site';
import { createServices, type Services } from '../services';
import { type ApiRequest, file, servicesIn, startApi, type TestApi, typeAt, validForm } from '../testing/api';
import { connectAt, type FaultyLink, nowhere, overLink } from '../testing/faulty-link';
import { picture, uniqueCopy } from '../testing/files';
import { useOwnProject } from '../testing/hooks';
import { checkIntegrity } from '../testing/integrity';
import { serve } from '../testing/serve';
import { ContentIndex } from './content-index/content-index';
import { Files } from './files';
import { Items } from './items';
import { Lock } from './lock';

const notice = typeAt('notices');
let services: Services;

/** An API that reaches Firestore over a link of its own. */
async function openFirestore() {
  const { link, client: db, close } = await overLink('FIRESTORE_EMULATOR_HOST', getFirestore);
  const through = { items: new Items(db, () => new Date()) };
  const api = await startApi((all) => ({ ...all, ...through }));
  return { link, db, api, close: () => api.stop().then(close) };
}

const overStorageLink = () =>
  overLink('FIREBASE_STORAGE_EMULATOR_HOST', (app) => getStorage(app).bucket(services.config.bucket));

/** An API that reaches Storage over a link of its own. */
async function openStorage() {
  const { link, client: bucket, close } = await overStorageLink();
  const api = await startApi((all) => ({ ...all, files: new Files(() => bucket) }));
  return { link, api, close: () => api.stop().then(close) };
}

let firestore: Awaited<ReturnType<typeof openFirestore>>;
let storage: Awaited<ReturnType<typeof openStorage>>;
/** They mostly wait: the other tests run meanwhile. */
let longRuns: Readonly<
  Record<'givenUpWrite' | 'interruptedReads' | 'keptLock' | 'readsNowhere', Promise<unknown>>
>;
beforeAll(async () => {
  useOwnProject('demo-outage'); // what other tests leave would be compared each time
  services = createServices(); // the app of everything else is there first
  firestore = await openFirestore();
  storage = await openStorage();
  const [stays, read] = [await added('Stays as it was'), await added('Is read')];
  longRuns = {
    givenUpWrite: giveUp(stays),
    keptLock: workUnderKeptLock(),
    readsNowhere: Promise.all(nowhere.flatMap((host) => [listAt(host), readFileAt(host)])),
    interruptedReads: Promise.all([
      readWhile((link) => link.refuse(), read),
      readWhile((link) => link.hang(), read),
    ]),
  };
  for (const each of Object.values(longRuns)) each.catch(() => undefined); // told by the test that waits for it
});
afterEach(() => storage.link.mend());
afterAll(() => Promise.all([firestore.close(), storage.close()]));

async function write(api: TestApi, path: string, request: ApiRequest) {
  const { status, body } = await api.call(path, { ...request, as: 'staff' });
  return { status, item: body.data as AnyItem };
}

const withPicture = async (title: string) =>
  validForm(notice, { title, image: file(await picture(), 'picture.jpg') });

/** Where a notice is, and the objects with `part` in their names that are missing, or are there for nothing. */
async function stored(id: string, part = id) {
  const { ids, trashedIds, missing, orphans } = await checkIntegrity(services, [notice]);
  const name = `notices/${id}`;
  const own = (names: readonly string[]) => names.filter((each) => each.includes(part));
  return {
    is: ids.has(name) ? 'live' : trashedIds.has(name) ? 'deleted' : 'nowhere',
    missing: own(missing),
    orphans: own(orphans),
  };
}
const intact = { missing: [], orphans: [] };

async function added(title: string): Promise<AnyItem> {
  const body = await withPicture(title);
  const { status, item } = await write(firestore.api, '/notices', { method: 'POST', body });
  expect(status).toBe(201);
  return item;
}

describe('a write whose confirmation from Firestore is lost happens once, and is reported so', () => {
  const asFirst = { 'If-Match': '"1"' };
  test.each<[string, readonly unknown[], (title: string) => Promise<[string, ApiRequest]>]>([
    [
      'an addition',
      [201, 1],
      async (title) => ['/notices', { method: 'POST', body: await withPicture(title) }],
    ],
    [
      'a change',
      [200, 2],
      async (title) => {
        const { _id } = await added('Before the change');
        return [`/notices/${_id}`, { method: 'PATCH', body: await withPicture(title), headers: asFirst }];
      },
    ],
    [
      'a deletion',
      [200, undefined],
      async (title) => [`/notices/${(await added(title))._id}`, { method: 'DELETE', headers: asFirst }],
    ],
    [
      'a restoration',
      [200, 2],
      async (title) => {
        const { _id } = await added(title);
        await write(firestore.api, `/notices/${_id}`, { method: 'DELETE' });
        return [`/notices/${_id}/restore`, { method: 'POST' }];
      },
    ],
  ])('%s', async (what, expected, prepare) => {
    const title = `${what} ${crypto.randomUUID()}`;
    const [path, request] = await prepare(title);
    firestore.link.loseAnswerTo(title);
    const { status, item } = await write(firestore.api, path, request);
    expect([status, item._version]).toEqual(expected);
    expect(await stored(item._id)).toEqual({ is: what === 'a deletion' ? 'deleted' : 'live', ...intact });
  });
});

/** Gives up a write, and waits longer than the client of Firestore does before it tries again. */
async function giveUp({ _id }: AnyItem): Promise<void> {
  const own = await openFirestore();
  own.link.hang();
  expect((await own.api.staff(`/notices/${_id}`, 'DELETE')).status).toBe(503);
  await own.link.refuse(); // what was on its way is lost
  await own.link.mend();
  await pause(12_000);
  expect((await own.api.call(`/notices/${_id}`)).status).toBe(200);
  await own.close();
}

test('two restorations at once: one succeeds, and the item has its files', async () => {
  const { _id } = await added('Restored twice');
  await write(firestore.api, `/notices/${_id}`, { method: 'DELETE' });
  const restore = () => write(firestore.api, `/notices/${_id}/restore`, { method: 'POST' });
  const statuses = (await Promise.all([restore(), restore(), restore()])).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status !== 200 && status !== 404)).toEqual([]);
  expect(await stored(_id)).toEqual({ is: 'live', ...intact });
});

const newLock = (db: Firestore) => new Lock(db, () => new Date(), crypto.randomUUID());

test('any other lost confirmation means that the store is unavailable', async () => {
  firestore.link.loseAnswerTo('token'); // the field that says who holds it
  const held = newLock(firestore.db).holding(() => Promise.resolve());
  await expect(held).rejects.toThrow('the store is not available');
});

async function workUnderKeptLock(): Promise<void> {
  const { link, client: db, close } = await overLink('FIRESTORE_EMULATOR_HOST', getFirestore);
  const work = async () => {
    await link.refuse();
    return 'done';
  };
  expect(await newLock(db).holding(work)).toBe('done');
  await link.mend();
  await close();
}

test('work under a lock that cannot be released still succeeds', () => longRuns.keptLock);

/** An addition of a notice over the link to Storage, and the name of its picture there, which nothing else uses. */
async function newAddition() {
  const id = crypto.randomUUID();
  const bytes = uniqueCopy(await picture());
  const add = async () =>
    write(storage.api, '/notices', {
      method: 'POST',
      body: await validForm(notice, { image: file(bytes, 'own.jpg'), attachment: null }),
      headers: { 'Idempotency-Key': id },
    });
  return { id, add, media: createHash('sha256').update(bytes).digest('hex').slice(0, 40) };
}

test.each([
  ['ends', 'after the sweep', (link: FaultyLink) => link.refuse()],
  ['stands still', 'after the sweep', (link: FaultyLink) => link.hang()],
  ['ends', 'at once', (link: FaultyLink) => link.refuse()],
] as const)(
  'Storage %s: an addition answers 503, leaves nothing behind, and works when repeated %s',
  async (_, again, fail) => {
    const { id, add, media } = await newAddition();
    await fail(storage.link);
    expect((await add()).status).toBe(503);
    await storage.link.mend();
    if (again === 'after the sweep') {
      await sweepFiles(servicesIn(2));
      expect(await stored(id, media)).toEqual({ is: 'nowhere', ...intact });
    }
    expect((await add()).status).toBe(201);
    expect(await stored(id, media)).toEqual({ is: 'live', ...intact });
  },
);

test('Storage ends: an item can still be deleted and restored', async () => {
  const { id, add, media } = await newAddition();
  await add();
  await storage.link.refuse();
  expect((await write(storage.api, `/notices/${id}`, { method: 'DELETE' })).status).toBe(200);
  expect((await write(storage.api, `/notices/${id}/restore`, { method: 'POST' })).status).toBe(200);
  await storage.link.mend();
  expect(await stored(id, media)).toEqual({ is: 'live', ...intact });
});

/** Asks a site for a picture, whose Storage fails once it has told of it and before it is read; and again once it is back. */
async function readWhile(fail: (link: FaultyLink) => unknown, { image }: AnyItem): Promise<void> {
  const { link, client: bucket, close } = await overStorageLink();
  let meanwhile: (to: FaultyLink) => unknown = fail;
  class InterruptedFiles extends Files {
    override async info(name: string) {
      const found = await super.info(name);
      await meanwhile(link);
      return found;
    }
  }
  const through = { ...services, files: new InterruptedFiles(() => bucket) };
  const site = await serve(createSite(through, () => Promise.reject(new Error('no pages here'))));
  const ask = () => fetch(site.url + String(image));

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
  await close();
}

test('Storage ends or stands still before a file is read: an uncached 503, and the file once it is back', () =>
  longRuns.interruptedReads);

test('a write that timed out after five seconds does not start again', () => longRuns.givenUpWrite);

async function listAt(host: string) {
  const { client: items, close } = connectAt(
    'FIRESTORE_EMULATOR_HOST',
    host,
    (app) => new Items(getFirestore(app), () => new Date()),
  );
  const api = await startApi((all) => ({
    ...all,
    content: new ContentIndex(items, all.audit, all.clock, 0),
  }));
  const { status, headers } = await api.call('/notices');
  await api.stop();
  await close();
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
}

async function readFileAt(host: string) {
  const { client: bucket, close } = connectAt('FIREBASE_STORAGE_EMULATOR_HOST', host, (app) =>
    getStorage(app).bucket('nowhere'),
  );
  const files = new Files(() => bucket);
  await expect(files.info('notices/a/b/c.webp')).rejects.toThrow('the store is not available');
  await close();
}

test(`Firestore and Storage at ${nowhere.join(', ')}: 503`, () => longRuns.readsNowhere);
