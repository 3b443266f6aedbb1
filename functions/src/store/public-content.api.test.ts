import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ContentTypeDefinition } from '@content';
import { contentTypeAt } from '@content';
import { readConfig } from '../config';
import type { Services } from '../services';
import { createServices } from '../services';
import { StoreUnavailable } from './deadline';
import { publishItem, republishItem } from '../testing/items';
import type { Meter } from './meter';
import { metered } from './meter';

const program = contentTypeAt('programs') as ContentTypeDefinition;
const actor = { uid: 'u', email: 'e@example.org', displayName: null };
const texts = { objective: 'o', targetBeneficiaries: 't', duration: 'd', budget: '', remarks: '' };
const content = (name: string) => ({
  values: { name, ...texts, fundingPartner: 'f', isOngoing: true },
  files: {},
});

// A project of its own in the same emulator: nobody else writes to its log.
const app = initializeApp({ projectId: `demo-kept-${Date.now()}` }, 'kept');

let now = Date.now();
let services: Services;
beforeEach(() => {
  now += 10 * 60_000; // what the tests before have written lies behind
  const config = { ...readConfig(process.env), contentKeptMs: 15_000 };
  services = createServices({ app, config, clock: () => new Date(now) });
});

/** What a piece of work gives, and how many documents it reads. */
async function costOf<T>(work: () => Promise<T>): Promise<[T, number]> {
  const meter: Meter = { reads: 0, writes: 0, storeMs: 0 };
  const result = await metered(meter, work);
  return [result, meter.reads];
}

/** The documents as another process knows them. */
const another = () => createServices({ app, clock: () => new Date(now) }).items;

async function add(name: string): Promise<string> {
  now += 1;
  return publishItem(services.items, program, content(name), actor);
}

const namesOf = (items: readonly { values: Readonly<Record<string, unknown>> }[]) =>
  items.map(({ values }) => values['name']);

test('a list is read once, and then any part of it and any of its items for nothing', async () => {
  for (const name of ['a', 'b', 'c']) await add(name);
  const [first, cost] = await costOf(() => services.content.list(program, { limit: 2 }));
  expect([namesOf(first), cost]).toEqual([['c', 'b'], 4]); // and one look at the log, one at what begins or ends
  const again = await costOf(() => services.content.list(program, { limit: 2 }));
  expect([namesOf(again[0]), again[1]]).toEqual([['c', 'b'], 0]);
  const [one, forOne] = await costOf(() => services.content.get(program, first[1]?.id ?? ''));
  expect([one?.values['name'], forOne]).toEqual(['b', 0]);
  const [more, forMore] = await costOf(() => services.content.list(program, { limit: 3 }));
  expect([namesOf(more), forMore]).toEqual([['c', 'b', 'a'], 1]);
});

test('requests at the same time read once, and what is missing is remembered as missing', async () => {
  await add('a');
  const work = () => services.content.list(program, { limit: 1 });
  const [, cost] = await costOf(() => Promise.all(Array.from({ length: 20 }, work)));
  expect(cost).toBe(3);
  const look = () => services.content.get(program, 'nothing-here');
  expect(await costOf(() => Promise.all([look(), look()]))).toEqual([[null, null], 1]);
  expect(await costOf(look)).toEqual([null, 0]);
});

test('a flood of ids that lead to nothing ends in knowing all that there are', async () => {
  const id = await add('a');
  const total = await services.documents.total(program);
  const look = (i: number) => services.content.get(program, `nothing-${i}`);
  const [, cost] = await costOf(async () => {
    for (let i = 0; i < 600; i += 1) expect(await look(i)).toBeNull();
  });
  expect(cost).toBeLessThan(2 * total + 60);
  expect((await services.content.get(program, id))?.id).toBe(id);
});

test('a change by another process is seen after fifteen seconds, after one by who asks for it', async () => {
  const id = await add('a');
  services.audit.watch = () => undefined; // as in a process that has rested
  const seen = async () => namesOf(await services.content.list(program, { limit: 1 }))[0];
  expect(await seen()).toBe('a');
  await republishItem(another(), program, id, content('b'), actor);
  now += 14_000;
  expect(await seen()).toBe('a');
  now += 1_001;
  expect(await seen()).toBe('b');
  now += 1_001;
  await republishItem(another(), program, id, content('c'), actor);
  const { generation } = await services.content.current();
  expect((await services.content.current(1000)).generation).toBe(generation + 1);
  expect(await seen()).toBe('c');
});

test('a change by this process is seen at once, one by another soon', async () => {
  const id = await add('a');
  const seen = async () => namesOf(await services.content.list(program, { limit: 1 }))[0];
  expect(await seen()).toBe('a');
  await republishItem(services.items, program, id, content('b'), actor);
  expect(await seen()).toBe('b');
  await vi.waitFor(
    async () => {
      now += 1; // the log is told of the latest moment
      await republishItem(another(), program, id, content(`c${now}`), actor);
      await vi.waitFor(async () => expect(await seen()).toBe(`c${now}`), { timeout: 1000 });
    },
    { timeout: 10_000 },
  );
});

test('while nothing changes, a look at the log is all that the time costs', async () => {
  await add('a');
  const list = () => services.content.list(program, { limit: 1 });
  await list();
  for (let i = 0; i < 10; i += 1) {
    now += 15_001;
    expect((await costOf(list))[1]).toBe(1);
  }
});

test('what is written past the log is seen after five minutes', async () => {
  const id = await add('a');
  const seen = async () => namesOf(await services.content.list(program, { limit: 1 }))[0];
  expect(await seen()).toBe('a');
  await getFirestore(app).collection('programs').doc(id).update({ name: 'restored' });
  now += 4 * 60_000;
  expect(await seen()).toBe('a');
  now += 61_000;
  expect(await seen()).toBe('restored');
});

test('a read that was on its way during a change is not taken for what is there after it', async () => {
  const id = await add('a');
  const { documents } = services;
  const list = documents.list.bind(documents);
  let hold: Promise<void> | undefined;
  documents.list = async (...parameters) => {
    const items = await list(...parameters);
    await hold;
    return items;
  };
  let release = () => {};
  hold = new Promise((resolve) => (release = resolve));
  const slow = services.content.list(program, { limit: 1 });
  await new Promise((resolve) => setTimeout(resolve, 300)); // it has been read, and is held back
  await republishItem(services.items, program, id, content('b'), actor);
  hold = undefined;
  expect(namesOf(await services.content.list(program, { limit: 1 }))).toEqual(['b']);
  release();
  expect(namesOf(await slow)).toEqual(['a']);
  expect(namesOf(await services.content.list(program, { limit: 1 }))).toEqual(['b']);
});

test('once the store has failed, reads are refused at once until it is back', async () => {
  const { documents, audit } = services;
  const [get, countSince] = [documents.get.bind(documents), audit.countSince.bind(audit)];
  let isDown = true;
  const orFail =
    <P extends unknown[], R>(work: (...parameters: P) => Promise<R>) =>
    async (...parameters: P): Promise<R> => {
      if (!isDown) return work(...parameters);
      await new Promise((resolve) => setTimeout(resolve, 2000));
      throw new StoreUnavailable('test');
    };
  documents.get = orFail(get);
  audit.countSince = orFail(countSince);
  const read = async () => {
    const started = performance.now();
    const error = await services.content.get(program, 'x').then(
      () => null,
      (reason: unknown) => reason,
    );
    return [error instanceof StoreUnavailable, performance.now() - started] as const;
  };
  expect((await read())[0]).toBe(true);
  for (let i = 0; i < 5; i += 1) {
    const [isRefused, ms] = await read();
    expect(isRefused).toBe(true);
    expect(ms).toBeLessThan(500);
  }
  isDown = false;
  await new Promise((resolve) => setTimeout(resolve, 2000)); // the last look still fails
  expect((await read())[0]).toBe(false);
});
