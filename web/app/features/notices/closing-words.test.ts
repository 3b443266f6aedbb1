import { dayInNepal, nextDayInNepal } from '@content/closing';
import { expect, test } from 'vitest';
import { closingWords, factsInLine } from './closing-words';

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
  expect(closingWords(closesOn, today)).toBe(words);
});

test('a card tells the facts in a line, and of what has closed no day twice', () => {
  const facts = { kind: 'Vacancy', place: 'Dailekh', contact: 'Office, 083-520123' };
  expect(factsInLine({ ...facts, closesOn: '2026-11-22' }, today)).toBe(
    'Closes on 22 November 2026 · Dailekh · Office, 083-520123',
  );
  expect(factsInLine({ ...facts, closesOn: '2026-11-21' }, today)).toBe('Dailekh · Office, 083-520123');
  expect(factsInLine({ heldOn: '2026-11-30' }, today)).toBe('Takes place on 30 November 2026');
  expect(factsInLine({ kind: 'Other' }, today)).toBe('');
});

test.each([
  ['2026-11-22T18:14:59.999Z', '2026-11-22'],
  ['2026-11-22T18:15:00.000Z', '2026-11-23'],
  ['2026-12-31T20:00:00.000Z', '2027-01-01'],
])('at %s it is %s in Nepal, until the next midnight there', (moment, day) => {
  const now = new Date(moment);
  const next = nextDayInNepal(now);
  expect(dayInNepal(now)).toBe(day);
  expect(dayInNepal(new Date(next.getTime() - 1))).toBe(day);
  expect(dayInNepal(next) > day).toBe(true);
  expect(next.getTime() - now.getTime()).toBeLessThanOrEqual(24 * 3600 * 1000);
});
