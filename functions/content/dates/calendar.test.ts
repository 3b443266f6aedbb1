import { expect, test } from 'vitest';
import { timeZone } from '@site/place';
import { clockAt, dayAfter } from './calendar';
import { dayInWords } from './english-dates';

test('every day of four years reads as the platform writes it', () => {
  const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const days = Array.from({ length: 4 * 365 + 1 }, (_, i) => dayAfter('2024-01-01', i));
  expect(days.at(-1)).toBe('2027-12-31');
  expect(days.map(dayInWords)).toEqual(days.map((day) => long.format(new Date(day))));
});

test('the site’s clocks are those of its zone, in winter and in summer', () => {
  const zone = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  for (const month of ['01', '04', '07', '10']) {
    const moment = new Date(`2026-${month}-01T20:30:00Z`);
    expect(Object.values(clockAt(moment)).join(' ')).toBe(zone.format(moment));
  }
});
