import { expect, test } from 'vitest';
import { timeLeft } from './save-bar';

const began = { percent: 0, at: 0 };

test.each([
  [{ percent: 10, at: 1_000 }, null], // too early to tell
  [{ percent: 0, at: 60_000 }, null], // nothing has moved
  [{ percent: 100, at: 60_000 }, null],
  [{ percent: 50, at: 10_000 }, 'a few seconds left'],
  [{ percent: 20, at: 10_000 }, 'less than a minute left'],
  [{ percent: 10, at: 6_000 }, 'less than a minute left'],
  [{ percent: 10, at: 8_000 }, 'about a minute left'],
  [{ percent: 10, at: 20_000 }, 'about 3 minutes left'],
  [{ percent: 1, at: 40_000 }, 'about an hour left'],
  [{ percent: 1, at: 80_000 }, 'about 2 hours left'],
])('%o: %s', (now, words) => {
  expect(timeLeft(began, now)).toBe(words);
});

test('an upload that goes on after a reload is timed from there', () => {
  expect(timeLeft({ percent: 60, at: 0 }, { percent: 70, at: 10_000 })).toBe('less than a minute left');
});
