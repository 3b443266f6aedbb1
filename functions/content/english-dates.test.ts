import { expect, test } from 'vitest';
import { dayAfter } from './calendar';
import { dayInWords } from './english-dates';

test('every day of four years reads as the platform writes it', () => {
  const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const days = Array.from({ length: 4 * 365 + 1 }, (_, i) => dayAfter('2024-01-01', i));
  expect(days.at(-1)).toBe('2027-12-31');
  expect(days.map(dayInWords)).toEqual(days.map((day) => long.format(new Date(day))));
});
