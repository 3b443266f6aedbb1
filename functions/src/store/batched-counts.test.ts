import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BatchedCounts } from './batched-counts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('counts are written together, once a minute at most; what could not be written goes with the next write', async () => {
  const written: object[] = [];
  let isDown = false;
  const counts = new BatchedCounts(60_000, (all) => {
    if (isDown) return Promise.reject(new Error('the store is down'));
    written.push(Object.fromEntries(all));
    return Promise.resolve();
  });
  counts.add('a');
  counts.add('a');
  counts.add('b');
  await vi.advanceTimersByTimeAsync(0);
  expect(written).toEqual([{ a: 2, b: 1 }]);
  counts.add('a');
  isDown = true;
  await vi.advanceTimersByTimeAsync(60_000);
  isDown = false;
  counts.add('b');
  await vi.advanceTimersByTimeAsync(59_000);
  expect(written).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(written[1]).toEqual({ a: 1, b: 1 });
  expect(vi.getTimerCount()).toBe(0);
});
