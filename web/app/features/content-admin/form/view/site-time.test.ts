import { expect, test } from 'vitest';
import { siteTime, siteTimeText, momentOf, nextWeek } from './site-time';

test('a day and a time are by the site’s clocks, whatever the zone of the device', () => {
  expect(momentOf({ day: '2026-11-29', time: '10:00' })).toBe('2026-11-29T04:15:00.000Z');
  expect(siteTime('2026-11-29T20:15:00.000Z')).toEqual({ day: '2026-11-30', time: '02:00' });
  expect(momentOf({ day: '', time: '10:00' })).toBeNull();
  expect(momentOf({ day: '2026-11-29', time: '' })).toBeNull();
  expect(momentOf({ day: '', time: '' })).toBeNull();
  expect(siteTimeText('2026-11-29T04:15:00.000Z')).toBe('Sunday, 29 November 2026 at 10:00 in Nepal');
});

test.each([
  ['2026-11-25T12:00:00Z', '2026-11-29'],
  // Saturday evening in UTC is Sunday in Nepal already.
  ['2026-11-28T20:00:00Z', '2026-11-29'],
  ['2026-11-29T04:14:59Z', '2026-11-29'],
  ['2026-11-29T04:15:00Z', '2026-12-06'],
])('the Sunday at ten after %s', (after, day) => {
  expect(nextWeek(Date.parse(after))).toEqual({ day, time: '10:00' });
});
