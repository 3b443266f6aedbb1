import { expect, test } from 'vitest';
import { formatCount, formatDateTime, formatDay, formatShortDateTime, formatWeekday } from './labels';

test('days are those of Nepal', () => {
  expect(formatDay('2026-01-02T20:00:00.000Z')).toBe('3 January 2026');
  expect(formatShortDateTime('2026-11-29T04:15:00.000Z')).toBe('29 Nov 2026, 10:00');
  expect(formatDateTime('2026-11-29T20:15:00.000Z')).toBe('30 November 2026 at 02:00');
  expect(formatWeekday('2026-12-05')).toBe('Saturday 5 December');
  expect(formatWeekday('2028-02-29')).toBe('Tuesday 29 February');
});

test('numbers have a comma before each three digits', () => {
  const counts = [0, 12, 999, 1000, 20_000, 1_234_567];
  expect(counts.map(formatCount).join(' ')).toBe('0 12 999 1,000 20,000 1,234,567');
});
