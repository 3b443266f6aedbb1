import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyItem } from '@content';
import { createServices } from '../services';
import { type ApiRequest, file, startApi, type TestApi, typeAt, validForm } from '../testing/api';
import { type FaultyLink, overLink } from '../testing/faulty-link';
import { picture } from '../testing/files';
import { checkIntegrity } from '../testing/integrity';
import { Items } from './items';
import { Lock } from './lock';
import { useOwnProject } from '../testing/hooks';

const notice = typeAt('notices');

/** An API that reaches Firestore over a link of its own. */
async function openOverLink() {
  const { link, client: db, close } = await overLink('FIRESTORE_EMULATOR_HOST', getFirestore);
  const through = { items: new Items(db, () => new Date()) };
  const api = await startApi((services) => ({ ...services, ...through }));
  return { link, db, api, close: () => api.stop().then(close) };
}

let opened: Awaited<ReturnType<typeof openOverLink>>;
let link: FaultyLink;
let db: Firestore;
let api: TestApi;
/** It mostly waits: the other tests run meanwhile. */
let givenUp: Promise<void>;
beforeAll(async () => {
  useOwnProject('demo-store-outage'); // what other tests leave would be compared each time
  createServices(); // the app of everything else is there first
  opened = await openOverLink();
  ({ link, db, api } = opened);
  givenUp = giveUp(await added('Stays as it was'));
  givenUp.catch(() => undefined); // told by the test that waits for it
});
afterAll(() => opened.close());

async function write(path: string, request: ApiRequest) {
  const { status, body } = await api.call(path, { ...request, as: 'staff' });
  return { status, item: body.data as AnyItem };
}

const withPicture = async (title: string) =>
  validForm(notice, { title, image: file(await picture(), 'picture.jpg') });

/** What the item names and Storage has not; what lies in Storage for it and nobody names. */
async function amiss(id: string) {
  const { missing, orphans } = await checkIntegrity(api.services);
  const own = (names: readonly string[]) => names.filter((name) => name.includes(id));
  return { missing: own(missing), orphans: own(orphans) };
}
const nothing = { missing: [], orphans: [] };

async function added(title: string): Promise<AnyItem> {
  const { status, item } = await write('/notices', { method: 'POST', body: await withPicture(title) });
  expect(status).toBe(201);
  return item;
}

describe('a write whose confirmation from Firestore is lost has happened once, as whoever sent it is told', () => {
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
        await write(`/notices/${_id}`, { method: 'DELETE' });
        return [`/notices/${_id}/restore`, { method: 'POST' }];
      },
    ],
  ])('%s', async (what, expected, prepare) => {
    const title = `${what} ${crypto.randomUUID()}`;
    const [path, request] = await prepare(title);
    link.loseAnswerTo(title);
    const { status, item } = await write(path, request);
    expect([status, item._version]).toEqual(expected);
    expect(await amiss(item._id)).toEqual(nothing);
  });
});

/** Gives up a write, and waits longer than the client of Firestore does before it tries again. */
async function giveUp({ _id }: AnyItem): Promise<void> {
  const own = await openOverLink();
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
  await write(`/notices/${_id}`, { method: 'DELETE' });
  const restore = () => write(`/notices/${_id}/restore`, { method: 'POST' });
  const statuses = (await Promise.all([restore(), restore(), restore()])).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status !== 200 && status !== 404)).toEqual([]);
  expect(await amiss(_id)).toEqual(nothing);
});

test('a confirmation that is lost elsewhere means that the store is not available', async () => {
  const lock = new Lock(db, () => new Date(), crypto.randomUUID());
  link.loseAnswerTo('token'); // the field that says who holds it
  await expect(lock.holding(() => Promise.resolve())).rejects.toThrow('the store is not available');
});

test('work under a lock that cannot be given back is done all the same', async () => {
  const lock = new Lock(db, () => new Date(), crypto.randomUUID());
  const work = async () => {
    await link.refuse();
    return 'done';
  };
  expect(await lock.holding(work)).toBe('done');
  await link.mend();
});

test('a write that was given up after five seconds does not begin again', () => givenUp);
