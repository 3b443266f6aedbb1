import { expect, test } from 'vitest';
import { numberBehind, type Numbered, writesFor } from './order';

const numbered = (...orders: number[]): Numbered[] =>
  orders.map((order, i) => ({ id: `abcdef`[i] ?? '', order }));
const afterWrites = (before: readonly Numbered[], writes: readonly Numbered[]) =>
  before.map((item) => writes.find(({ id }) => id === item.id)?.order ?? item.order);

test.each([
  ['between two neighbours', numbered(10, 50, 20), 'b', [{ id: 'b', order: 15 }]],
  ['to the beginning', numbered(50, 10, 20), 'a', [{ id: 'a', order: 0 }]],
  ['to the end', numbered(10, 20, 0), 'c', [{ id: 'c', order: 30 }]],
  ['alone in its list', numbered(7), 'a', [{ id: 'a', order: 17 }]],
] as const)('a move %s writes one number', (_, list, moved, writes) => {
  expect(writesFor(list, moved)).toEqual(writes);
});

test('where neighbours share a number, the moved item and those behind it get new ones, the last first', () => {
  expect(writesFor(numbered(10, 0, 0, 40), 'b')).toEqual([
    { id: 'd', order: 70 },
    { id: 'c', order: 60 },
    { id: 'b', order: 50 },
  ]);
});

test('after any number of moves to the same gap the order stands', () => {
  let list = numbered(1, 2, 3, 4, 5, 6);
  for (let i = 0; i < 60; i += 1) {
    const last = list.at(-1) as Numbered;
    const moved = [...list.slice(0, 1), last, ...list.slice(1, -1)];
    const orders = afterWrites(moved, writesFor(moved, last.id));
    list = moved.map(({ id }, at) => ({ id, order: orders[at] ?? NaN }));
    expect(orders.every((order, at) => at === 0 || order > (orders[at - 1] ?? 0))).toBe(true);
  }
});

test('numbers stay within the limits of the content model', () => {
  const list = [
    { id: 'a', order: 999_999_995 },
    { id: 'b', order: 5 },
  ];
  expect(writesFor(list, 'b')).toEqual([
    { id: 'b', order: 20 },
    { id: 'a', order: 10 },
  ]);
});

test('one that is added goes behind all others', () => {
  expect(numberBehind([])).toBeNull();
  expect(numberBehind([3.5, -10, 40])).toBe(50);
  expect(numberBehind([1e9])).toBeNull();
});
