import { afterEach, expect, test } from 'vitest';
import { anItem } from '../../../testing/items';
import { queryClient } from './query-client';
import { listRead } from './reads';
import { insertIntoLists, removeFromLists } from './writes';

const item = (id: string) => ({ ...anItem({ title: id }), _id: id });
const { key } = listRead('notices', new URLSearchParams());
const ids = () =>
  queryClient
    .getQueryData<{ pages: { items: { _id: string }[]; total: number }[] }>(key)
    ?.pages.map(({ items, total }) => [total, ...items.map(({ _id }) => _id)]);

function show(...pages: string[][]): void {
  const total = pages.flat().length;
  queryClient.setQueryData(key, {
    pages: pages.map((page) => ({ items: page.map(item), total })),
    pageParams: pages.map(() => undefined),
  });
}
afterEach(() => queryClient.clear());

test('a deleted item leaves the lists, and comes back where it was, also after more was read', () => {
  show(['a', 'b'], ['c', 'd']);
  removeFromLists('notices', 'b');
  expect(ids()).toEqual([
    [3, 'a'],
    [3, 'c', 'd'],
  ]);
  insertIntoLists('notices', item('b'), 1);
  expect(ids()).toEqual([
    [4, 'a', 'b'],
    [4, 'c', 'd'],
  ]);
});

test('the last one comes back to the end; one that is there already is not put there twice', () => {
  show(['a', 'b'], ['c', 'd']);
  removeFromLists('notices', 'd');
  insertIntoLists('notices', item('d'), 3);
  insertIntoLists('notices', item('d'), 0);
  expect(ids()).toEqual([
    [4, 'a', 'b'],
    [4, 'c', 'd'],
  ]);
});

test('lists of another type stay as they are', () => {
  show(['a']);
  removeFromLists('stories', 'a');
  insertIntoLists('stories', item('b'), 0);
  expect(ids()).toEqual([[1, 'a']]);
});
