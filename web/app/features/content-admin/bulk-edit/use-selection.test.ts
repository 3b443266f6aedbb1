import { expect, test } from 'vitest';
import { toggled } from './use-selection';

const ids = ['a', 'b', 'c', 'd', 'e'];
const after = (chosen: string[], id: string, from?: string) =>
  [...toggled(new Set(chosen), ids, id, from)].sort().join('');

test('one is ticked and unticked by itself', () => {
  expect(after([], 'b')).toBe('b');
  expect(after(['a', 'b'], 'b')).toBe('a');
});

test('with shift all between it and the one before become what it becomes, upwards too', () => {
  expect(after(['b'], 'd', 'b')).toBe('bcd');
  expect(after(['d'], 'a', 'd')).toBe('abcd');
  expect(after(['a', 'b', 'c', 'd'], 'c', 'a')).toBe('d');
});

test('one that the list no longer shows is no beginning', () => {
  expect(after(['x'], 'c', 'x')).toBe('cx');
});
