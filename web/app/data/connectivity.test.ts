import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenOnline } from './connectivity';

let isUp = false;

beforeEach(() => {
  vi.useFakeTimers();
  isUp = false;
  vi.stubGlobal('window', { addEventListener: () => undefined });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', () => (isUp ? Promise.resolve() : Promise.reject(new TypeError('down'))));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('who begins to wait late does not wait for the longest pause again and again', async () => {
  const seen: string[] = [];
  void whenOnline().then(() => seen.push('first'));
  await vi.advanceTimersByTimeAsync(2_000 + 4_000 + 8_000 + 15_000);
  // In the middle of the pause of thirty seconds.
  void whenOnline().then(() => seen.push('late'));
  await vi.advanceTimersByTimeAsync(30_000);
  isUp = true;
  await vi.advanceTimersByTimeAsync(4_000);
  expect(seen).toEqual(['first', 'late']);
});
