import { expect, test } from 'vitest';
import { contentTypeAt, type ContentTypeDefinition } from '@content';
import type { StoredFile } from '../../model/content';
import type { Revision, ItemState } from '../../model/item-state';
import type { LoggedChange } from '../audit';
import { StoreUnavailable } from '../timeout';
import { ContentIndex } from './content-index';
import { rereadAfterMs } from './type-index';

const program = contentTypeAt('programs') as ContentTypeDefinition;

const stateOf = (id: string, version: number): ItemState => {
  const at = new Date(version);
  const published = { values: { version }, files: {}, version, updatedAt: at, from: null, until: null };
  return { id, version, createdAt: at, updatedAt: at, wasPublished: true, published, draft: null };
};

/** A store in memory whose answers arrive late, each as the store was when it was asked. */
class SlowStore {
  readonly states = new Map<string, ItemState>();
  private readonly log: (LoggedChange & { readonly at: number })[] = [];
  now = 1_000_000;
  failures = 0;

  write(id: string, state: ItemState | null): void {
    if (state) this.states.set(id, state);
    else this.states.delete(id);
    this.log.push({ entryId: `e${this.log.length}`, path: program.path, itemId: id, at: this.now });
  }

  private async later<T>(answer: T, ms: number): Promise<T> {
    const fails = this.failures > 0;
    if (fails) this.failures -= 1;
    await new Promise((resolve) => setTimeout(resolve, ms));
    if (fails) throw new StoreUnavailable('test');
    return answer;
  }

  index(delay: () => number, maxAgeMs: number): ContentIndex {
    const one = (id: string) => this.states.get(id) ?? null;
    return new ContentIndex(
      {
        readType: () => this.later(new Map(this.states), delay()),
        getMany: (_, ids) => this.later(new Map(ids.map((id) => [id, one(id)])), delay()),
      },
      {
        changesSince: (moment) =>
          this.later(
            {
              changes: moment ? this.log.filter(({ at }) => at >= moment.getTime()) : [],
              at: new Date(this.now),
            },
            delay(),
          ),
      },
      () => new Date(this.now),
      maxAgeMs,
    );
  }
}

test('a read that was on its way during a change is not taken for what is there after it', async () => {
  const store = new SlowStore();
  store.write('a', stateOf('a', 1));
  const delays = [0, 50, 0, 20];
  const index = store.index(() => delays.shift() ?? 0, 15_000);
  const slow = index.visibleItems(program);
  await new Promise((resolve) => setTimeout(resolve, 20)); // it has been read, and has not arrived
  store.write('a', stateOf('a', 2));
  index.noteChange(program, 'a');
  expect((await index.visibleItems(program)).map(({ version }) => version)).toEqual([2]);
  expect((await slow).map(({ version }) => version)).toEqual([1]);
  expect((await index.visibleItems(program)).map(({ version }) => version)).toEqual([2]);
});

test('all who wait for an update get what has changed meanwhile, as the lists of one page do', async () => {
  const store = new SlowStore();
  store.write('a', stateOf('a', 1));
  const index = store.index(() => 10, 15_000);
  const first = index.visibleItems(program);
  await new Promise((resolve) => setTimeout(resolve, 15)); // it is being read
  store.write('b', stateOf('b', 2));
  index.noteChange(program, 'b');
  const lists = await Promise.all([index.visibleItems(program), index.visibleItems(program)]);
  expect(lists.map((items) => items.length)).toEqual([2, 2]);
  expect(await first).toHaveLength(1);
});

test('what could not be read is read the next time', async () => {
  const store = new SlowStore();
  const index = store.index(() => 0, 15_000);
  expect(await index.visibleItems(program)).toHaveLength(0);
  store.write('a', stateOf('a', 1));
  index.noteChange(program, 'a');
  const { generation } = await index.current();
  store.failures = 1;
  await expect(index.visibleItems(program)).rejects.toThrow(StoreUnavailable);
  // What visitors see is the same.
  expect((await index.current()).generation).toBe(generation);
  expect(await index.visibleItems(program)).toHaveLength(1);
});

test('an entry that is committed in the moment of the last look is followed, once', async () => {
  const store = new SlowStore();
  const index = store.index(() => 0, 0);
  store.write('a', stateOf('a', 1));
  expect(await index.visibleItems(program)).toHaveLength(1);
  store.now += 30_000;
  expect(await index.visibleItems(program)).toHaveLength(1);
  store.write('b', stateOf('b', 2));
  const two = await index.visibleItems(program);
  expect(two).toHaveLength(2);
  expect(await index.visibleItems(program)).toBe(two);
  store.now += 10_000;
  expect(await index.visibleItems(program)).toBe(two);
});

test('what is written while a type is read for the first time is followed, whoever else looks meanwhile', async () => {
  const store = new SlowStore();
  const delays = [0, 30, 10];
  const index = store.index(() => delays.shift() ?? 0, 0);
  const first = index.visibleItems(program);
  await new Promise((resolve) => setTimeout(resolve, 10)); // the type has been asked for
  store.now += 1;
  store.write('a', stateOf('a', 1));
  store.now += 1;
  const [, second] = await Promise.all([first, index.visibleItems(program)]);
  expect(second).toHaveLength(1);
});

test('while the store hangs or is down the files of what is known are served, however long it lasts', async () => {
  const store = new SlowStore();
  const { published, ...state } = stateOf('p1', 1);
  const paper = {
    kind: 'document',
    media: 'm1',
    name: 'plan.pdf',
    type: 'application/pdf',
    bytes: 1,
    pages: 1,
  };
  store.write('p1', {
    ...state,
    published: { ...(published as Revision), files: { attachment: [paper as StoredFile] } },
  });
  let delay = 0;
  const index = store.index(() => delay, 15_000);
  const until = () => index.fileUntil(program, 'p1', 'm1', 'plan.pdf');
  expect(await until()).toBeNull();
  delay = 600;
  store.now += 2000;
  await until();
  store.now += 2000;
  const late = new Promise((resolve) => setTimeout(resolve, delay, 'waited for the store'));
  expect(await Promise.race([until(), late])).toBeNull();
  delay = 0;
  store.failures = Infinity;
  for (const ms of [2000, rereadAfterMs(1), 1000, 3_600_000]) {
    store.now += ms;
    expect(await until()).toBeNull();
  }
  await expect(index.visibleItems(program)).rejects.toThrow(StoreUnavailable);
  store.failures = 0;
  store.write('p1', null);
  store.now += 60_000;
  expect(await until()).toBeUndefined();
});
