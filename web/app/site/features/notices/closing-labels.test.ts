import { siteDay, nextSiteDay } from '@content/dates/calendar';
import { expect, test } from 'vitest';
import { closesSoon, closingWords, dayOf, factsBeside, type NoticeFacts } from './closing-labels';

const today = '2026-11-22';

test.each([
  ['', ''],
  ['2026-11-25', 'Closes in 3 days'],
  ['2026-11-23', 'Closes tomorrow'],
  ['2026-11-22', 'Closes today'],
  ['2026-11-21', 'Closed on 21 November 2026'],
  ['2025-01-01', 'Closed on 1 January 2025'],
  ['2027-03-05', 'Closes on 5 March 2027'],
])('%j on 22 November is %j', (closesOn, words) => {
  expect(closingWords({ closesOn }, today)).toBe(words);
});

test('what takes place on its last day, or has none, does not close', () => {
  const words = (heldOn: string, closesOn: string) => closingWords({ heldOn, closesOn }, today);
  expect(words('2026-11-28', '2026-11-28')).toBe('In 6 days');
  expect(words('2026-11-22', '2026-11-22')).toBe('Today');
  expect(words('2027-03-05', '2027-03-05')).toBe('On 5 March 2027');
  expect(words('2026-11-28', '')).toBe('In 6 days');
  expect(words('2026-11-21', '')).toBe('');
  expect(words('2026-11-28', '2026-11-25')).toBe('Closes in 3 days');
  expect(words('2026-11-21', '2026-11-21')).toBe('Closed on 21 November 2026');
});

test('closes soon from three days before', () => {
  expect(
    ['', '2026-11-21', '2026-11-22', '2026-11-25', '2026-11-26'].map((day) =>
      closesSoon({ closesOn: day }, today),
    ),
  ).toEqual([false, false, true, true, false]);
});

test('a row shows the day that counts, and tells the other facts beside it, none twice', () => {
  const published = '2026-11-01T09:00:00.000Z';
  const of = (notice: NoticeFacts) => {
    const main = dayOf(notice, published, today);
    return [main?.what, main?.day, ...factsBeside(main, notice, published, today)];
  };
  const facts: NoticeFacts = { kind: 'Vacancy', place: 'Dailekh', contact: 'Office, +977 83-520123' };
  const rest = ['Dailekh', 'Office, +977 83-520123', 'Posted on 1 November 2026'];
  expect(of({ ...facts, closesOn: '2026-11-22' })).toEqual(['closes', '2026-11-22', ...rest]);
  expect(of({ ...facts, closesOn: '2026-11-21' })).toEqual(['closed', '2026-11-21', ...rest]);
  expect(of({ heldOn: '2026-11-30', closesOn: '2026-11-25' })).toEqual([
    'on',
    '2026-11-30',
    'Closes on 25 November 2026',
    'Posted on 1 November 2026',
  ]);
  // What closes on the day on which it takes place says so once.
  expect(of({ heldOn: '2026-11-30', closesOn: '2026-11-30' })).toHaveLength(3);
  expect(of({ heldOn: '2026-11-20' })).toEqual(['held', '2026-11-20', 'Posted on 1 November 2026']);
  expect(of({ heldOn: '2026-11-20', closesOn: '2026-11-10' })[2]).toBe('Took place on 20 November 2026');
  expect(of({ kind: 'Other' })).toEqual(['posted', published]);
  expect(dayOf({}, undefined, today)).toBeNull();
});

test.each([
  ['2026-11-22T18:14:59.999Z', '2026-11-22'],
  ['2026-11-22T18:15:00.000Z', '2026-11-23'],
  ['2026-12-31T20:00:00.000Z', '2027-01-01'],
])('at %s it is %s in Nepal, until the next midnight there', (moment, day) => {
  const now = new Date(moment);
  const next = nextSiteDay(now);
  expect(siteDay(now)).toBe(day);
  expect(siteDay(new Date(next.getTime() - 1))).toBe(day);
  expect(siteDay(next) > day).toBe(true);
  expect(next.getTime() - now.getTime()).toBeLessThanOrEqual(24 * 3600 * 1000);
});
