import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KnownList } from './known-list';
import type { StoredItem } from './stored';

/** Items whose place in the list is their number; as in Firestore, any place may be asked for. */
const item = (n: number): StoredItem => ({
  id: `n${n}`,
  version: 1,
  values: { n },
  files: {},
  createdAt: new Date(0),
  updatedAt: new Date(0),
});
const numberOf = ({ values }: StoredItem) => values['n'] as number;

function listOf(numbers: readonly number[], failing = 0) {
  let reads = 0;
  let calls = 0;
  const behind = (after: number | null, upTo: number | null) =>
    numbers.filter((n) => (after === null || n > after) && (upTo === null || n <= upTo));
  const list = new KnownList(
    (each) => [numberOf(each)],
    ([a], [b]) => (a as number) - (b as number),
    async (after, limit, upTo) => {
      await Promise.resolve();
      const found = behind((after?.[0] ?? null) as number | null, (upTo?.[0] ?? null) as number | null);
      calls += 1;
      if (calls <= failing) throw new Error('not now');
      reads += Math.min(limit, found.length);
      return found.slice(0, limit).map(item);
    },
  );
  return {
    page: async (after: number | null, limit: number) =>
      (await list.page(after === null ? null : [after], limit)).map(numberOf),
    expected: (after: number | null, limit: number) => behind(after, null).slice(0, limit),
    cost: () => ({ reads, calls }),
  };
}

const numbers = fc.uniqueArray(fc.integer({ min: 0, max: 200 }), { maxLength: 80 });
const pages = fc.array(
  fc.record({
    after: fc.option(fc.integer({ min: -5, max: 205 })),
    limit: fc.integer({ min: 1, max: 60 }),
  }),
  { maxLength: 40 },
);

test('every page is the one of the list, and no item is read twice, whatever is asked for in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(numbers, pages, async (unsorted, asked) => {
      const sorted = unsorted.toSorted((a, b) => a - b);
      const list = listOf(sorted);
      for (const { after, limit } of asked)
        expect(await list.page(after, limit)).toEqual(list.expected(after, limit));
      expect(list.cost().reads).toBeLessThanOrEqual(sorted.length);
      // Each request that finds something missing leaves at most one gap before and one behind what it has read.
      expect(list.cost().calls).toBeLessThanOrEqual(2 * asked.length);
    }),
  );
});

test('pages that are read at the same time are right too, and read no item twice', async () => {
  await fc.assert(
    fc.asyncProperty(numbers, pages, async (unsorted, asked) => {
      const sorted = unsorted.toSorted((a, b) => a - b);
      const list = listOf(sorted);
      const found = await Promise.all(asked.map(({ after, limit }) => list.page(after, limit)));
      expect(found).toEqual(asked.map(({ after, limit }) => list.expected(after, limit)));
      expect(list.cost().reads).toBeLessThanOrEqual(sorted.length);
      for (const { after, limit } of asked)
        expect(await list.page(after, limit)).toEqual(list.expected(after, limit));
    }),
  );
});

test('a page that cannot be read keeps no other from being read', async () => {
  const list = listOf([1, 2, 3], 1);
  const asked = await Promise.allSettled([list.page(null, 2), list.page(1, 2)]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(await list.page(null, 2)).toEqual([1, 2]);
});
