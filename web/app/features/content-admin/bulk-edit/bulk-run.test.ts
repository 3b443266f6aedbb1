import { expect, test } from 'vitest';
import { ApiProblem, NetworkError } from '../../../data/staff/admin-client';
import { removedIn, runAll, withRetry } from './bulk-run';

const numbers = Array.from({ length: 10 }, (_, i) => i);

/** Runs `work` for ten numbers; also returns each progress that was reported. */
async function run(work: (n: number) => Promise<void>, stop = new AbortController()) {
  const tried: number[] = [];
  const result = await runAll(numbers, work, stop.signal, (count) => tried.push(count));
  return { ...result, tried };
}

test('a failure does not stop the others, and the result keeps their order', async () => {
  const { done, failed, left, tried } = await run((n) =>
    n % 4 === 1 ? Promise.reject(new Error(`${n}`)) : Promise.resolve(),
  );
  expect([done, left, tried]).toEqual([[0, 2, 3, 4, 6, 7, 8], [], [3, 6, 9, 10]]);
  expect(failed).toEqual([1, 5, 9].map((item) => ({ item, error: new Error(`${item}`) })));
});

test('without a connection the rest is left as it is', async () => {
  const { done, failed, left } = await run((n) =>
    n < 4 ? Promise.resolve() : Promise.reject(new NetworkError()),
  );
  expect([done, failed.length + left.length]).toEqual([[0, 1, 2, 3], 6]);
  expect(failed.length).toBeLessThanOrEqual(3);
});

test('at most three are on their way, and none begins once it was stopped', async () => {
  const stop = new AbortController();
  let now = 0;
  let most = 0;
  const { done, left } = await run(async (n) => {
    most = Math.max(most, ++now);
    await Promise.resolve();
    if (n === 3) stop.abort();
    now -= 1;
  }, stop);
  expect([most, done.length + left.length]).toEqual([3, 10]);
  expect(left.length).toBeGreaterThan(0);
});

test('an item that somebody else has deleted meanwhile counts as removed', async () => {
  const missing = new ApiProblem({ type: '', title: '', status: 404, detail: 'It is not there.' });
  const result = await run((n) => (n === 1 ? Promise.reject(missing) : Promise.resolve()));
  expect(removedIn(result)).toEqual([0, 2, 3, 4, 5, 6, 7, 8, 9, 1]);
});

test('a second try replaces the failures that it repeated, and no others', () => {
  const error = new Error('refused');
  const first = { done: [0], failed: [1, 2, 3, 4].map((item) => ({ item, error })), left: [5] };
  const again = new Error('again');
  expect(withRetry(first, { done: [1], failed: [{ item: 2, error: again }], left: [3] })).toEqual({
    done: [0, 1],
    failed: [
      { item: 4, error },
      { item: 2, error: again },
    ],
    left: [5, 3],
  });
});
