import { expect, test } from 'vitest';
import { ApiProblem, NetworkError } from '../../../data/staff/admin-client';
import { goneOf, runAll } from './use-run';

const numbers = Array.from({ length: 10 }, (_, i) => i);
const signal = new AbortController().signal;

test('one that fails does not keep the others, and each stands where it belongs, in order', async () => {
  const tried: number[] = [];
  const { done, failed, left } = await runAll(
    numbers,
    (n) => (n % 4 === 1 ? Promise.reject(new Error(`${n}`)) : Promise.resolve()),
    { signal, onProgress: (count) => tried.push(count) },
  );
  expect(done).toEqual([0, 2, 3, 4, 6, 7, 8]);
  expect(failed.map(({ item, error }) => [item, (error as Error).message])).toEqual([
    [1, '1'],
    [5, '5'],
    [9, '9'],
  ]);
  expect(left).toEqual([]);
  expect(tried).toEqual([3, 6, 9, 10]);
});

test('without a connection the rest is left as it is', async () => {
  const { done, failed, left } = await runAll(
    numbers,
    (n) => (n < 4 ? Promise.resolve() : Promise.reject(new NetworkError())),
    { signal, onProgress: () => undefined },
  );
  expect(done).toEqual([0, 1, 2, 3]);
  expect(failed.length).toBeLessThanOrEqual(3);
  expect(failed.length + left.length).toBe(6);
});

test('at most three are on their way, and none begins once it was stopped', async () => {
  const stop = new AbortController();
  let now = 0;
  let most = 0;
  const { done, left } = await runAll(
    numbers,
    async (n) => {
      most = Math.max(most, ++now);
      await Promise.resolve();
      if (n === 3) stop.abort();
      now -= 1;
    },
    { signal: stop.signal, onProgress: () => undefined },
  );
  expect(most).toBe(3);
  expect(left.length).toBeGreaterThan(0);
  expect(done.length + left.length).toBe(10);
});

test('what somebody else has taken away meanwhile is gone as well', async () => {
  const missing = new ApiProblem({ type: '', title: '', status: 404, detail: 'It is not there.' });
  const outcome = await runAll([1, 2], (n) => (n === 1 ? Promise.reject(missing) : Promise.resolve()), {
    signal,
    onProgress: () => undefined,
  });
  expect(goneOf(outcome)).toEqual([2, 1]);
});
