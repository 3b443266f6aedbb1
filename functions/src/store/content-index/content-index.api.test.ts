import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../config';
import { planSave } from '../../domain/publishing';
import type { StoredItem } from '../../model/content';
import type { Revision } from '../../model/item-state';
import { createServices, type Services } from '../../services';
import { typeAt } from '../../testing/api';
import { readsOf } from '../../testing/count-reads';
import { publishItem, republishItem } from '../../testing/items';
import { closedCollection, itemKey } from '../collections';

const program = typeAt('programs');
const notice = typeAt('notices');
const person = { uid: 'u', email: 'e@example.org', displayName: null };
const texts = { objective: 'o', targetBeneficiaries: 't', duration: 'd', budget: '', remarks: '' };
const content = (name: string) => ({
  values: { name, ...texts, fundingPartner: 'f', isOngoing: true },
  files: {},
});

let now = Date.now();
let services: Services;
// A project of its own for each test in the same emulator: nobody else writes to its log.
let projects = 0;
let app: ReturnType<typeof initializeApp>;
beforeEach(() => {
  projects += 1;
  app = initializeApp({ projectId: `demo-index-${now}-${projects}` }, `index ${projects}`);
  services = start();
});

/** A process that has read nothing yet. */
const start = () =>
  createServices({
    app,
    config: { ...readConfig(process.env), contentMaxAgeMs: 15_000 },
    clock: () => new Date(now),
  });

/** What a piece of work gives, and how many documents it reads. */
async function costOf<T>(work: () => Promise<T>): Promise<[T, number]> {
  const results: T[] = [];
  const reads = await readsOf(async () => results.push(await work()));
  return [results[0] as T, reads];
}

async function add(name: string): Promise<string> {
  now += 1;
  return publishItem(services.items, program, content(name), person);
}

const nameOf = ({ values }: Pick<StoredItem, 'values'>) => values['name'];
const seen = async (by = services) => (await by.content.visibleItems(program)).map(nameOf);
const known = async (by = services) => (await by.content.states(program)).map(({ id }) => id).sort();

/** Until a look at the log finds nothing: entries of the last two seconds are read again with each. */
const logRests = () => pause(2_100);

test('a type is read once, drafts included; then visitors cost no reads, and staff one look at the log', async () => {
  for (const name of ['a', 'b', 'c']) await add(name);
  const asDraft = (at: Date) => planSave(null, 'd', content('d'), { state: 'draft' }, at);
  await services.items.create(program, 'd', asDraft, { person });
  await logRests();
  const cold = start();
  // The log, three public documents and a draft.
  expect(await costOf(() => seen(cold))).toEqual([['c', 'b', 'a'], 5]);
  expect(await costOf(() => seen(cold))).toEqual([['c', 'b', 'a'], 0]);
  const [states, cost] = await costOf(() => known(cold));
  expect([states.length, cost]).toEqual([4, 1]);
  for (let i = 0; i < 10; i += 1) {
    now += 15_001;
    expect(await costOf(() => seen(cold))).toEqual([['c', 'b', 'a'], 1]);
  }
});

test('concurrent requests read a type once', async () => {
  await add('a');
  const [, cost] = await costOf(() => Promise.all(Array.from({ length: 20 }, () => seen())));
  expect(cost).toBe(2); // the log and the item
});

test('each change costs the read of one item', async () => {
  const ids: string[] = [];
  for (let i = 0; i < 9; i += 1) ids.push(await add(`p${i}`));
  await logRests();
  expect(await seen()).toHaveLength(9);
  const changed = ids.slice(0, 4);
  const other = start();
  for (const id of changed) {
    now += 1;
    await republishItem(other.items, program, id, content(`${id} again`), person);
  }
  now += 15_001;
  // Each change is an entry of the log and a document.
  const [after, cost] = await costOf(() => seen());
  expect(cost).toBe(2 * changed.length);
  expect(after.filter((name) => typeof name === 'string' && name.endsWith('again'))).toHaveLength(
    changed.length,
  );
});

test('a change by another process is seen after fifteen seconds, and at once by staff and on request', async () => {
  const id = await add('a');
  const other = start();
  const change = (name: string) => republishItem(other.items, program, id, content(name), person);
  expect(await seen()).toEqual(['a']);
  await change('b');
  now += 14_000;
  expect(await seen()).toEqual(['a']);
  now += 1_001;
  expect(await seen()).toEqual(['b']);
  now += 1_001;
  await change('c');
  const { generation } = await services.content.current();
  expect((await services.content.current(1000)).generation).toBeGreaterThan(generation);
  expect(await seen()).toEqual(['c']);
  await change('d');
  expect(
    (await services.content.states(program)).map(({ published }) => published && nameOf(published)),
  ).toEqual(['d']);
});

test('a write without a log entry is seen after five minutes', async () => {
  const id = await add('a');
  await logRests();
  expect(await seen()).toEqual(['a']);
  await closedCollection(getFirestore(app), 'items')
    .doc(itemKey('programs', id))
    .update({ 'published.values.name': 'restored' });
  now += 4 * 60_000;
  expect(await seen()).toEqual(['a']);
  const { generation } = await services.content.current();
  now += 61_000;
  expect((await services.content.current()).generation).toBeGreaterThan(generation);
  expect(await seen()).toEqual(['restored']);
});

test('any number of items published at the same moment are all found', async () => {
  const many = 2000; // as many as an office schedules in twenty years
  const moment = new Date(now + 60_000);
  const values = { title: 'Call', description: 'Text' };
  const draft: Revision = { values, files: {}, version: 1, updatedAt: moment, from: moment, until: null };
  const times = { createdAt: moment, updatedAt: moment, wasPublished: false, published: null };
  const writer = getFirestore(app).bulkWriter({ throttling: false });
  const items = closedCollection(getFirestore(app), 'items');
  for (let i = 0; i < many; i += 1) {
    const document = { path: notice.path, id: `n${i}`, version: 1, ...times, draft };
    void writer.set(items.doc(itemKey(notice.path, `n${i}`)), document);
  }
  await writer.close();
  expect(await services.content.visibleItems(notice)).toEqual([]);
  expect(services.content.nextChange(new Date(now))).toEqual(moment);
  const { generation } = await services.content.current();
  now += 60_000;
  expect((await services.content.current()).generation).toBeGreaterThan(generation);
  expect(await services.content.visibleItems(notice)).toHaveLength(many);
  expect(await services.content.states(notice)).toHaveLength(many);
});
