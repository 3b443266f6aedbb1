import type { CalendarEntry } from '@content/api/contract';
import { expect, test } from 'vitest';
import { agendaOf, entryOf, monthNextTo } from './agenda';

const entry = (at: string): CalendarEntry => ({ path: 'notices', _id: at, title: at, what: 'ends', at });

test('an agenda goes by the site’s days, and shows today in its month, also where nothing is dated to it', () => {
  // In Nepal it is the 30th by then.
  const [late, day] = [entry('2026-11-29T20:00:00.000Z'), entry('2026-11-30')];
  expect(agendaOf('2026-11', '2026-11-12', [late, day])).toEqual([
    { day: '2026-11-12', dated: [] },
    { day: '2026-11-30', dated: [late, day] },
  ]);
  expect(agendaOf('2026-11', '2026-12-01', [])).toEqual([]);
});

test('what is of a type that the page does not know yet is left out', () => {
  expect(entryOf(Object.assign(entry('2026-11-30'), { path: 'new-type' }), new Date())).toEqual([]);
});

test.each(['2026-01', '2026-12', '2028-02'])('the months around %s', (month) => {
  const [before, after] = [monthNextTo(month, -1), monthNextTo(month, 1)];
  expect([monthNextTo(before, 1), monthNextTo(after, -1)]).toEqual([month, month]);
  expect(before < month && month < after).toBe(true);
});
