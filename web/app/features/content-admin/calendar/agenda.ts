import type { CalendarEntry } from '@content/api/contract';
import { dayAfter } from '@content/dates/calendar';
import { dayOf } from '@content/items/calendar-entry';

/** The days that an agenda of a month ('2026-11') shows with their entries, in order: of this month today too. */
export function agendaOf(month: string, today: string, entries: readonly CalendarEntry[]) {
  const days = new Set([...entries.map(dayOf), ...(today.startsWith(month) ? [today] : [])]);
  return [...days].sort().map((day) => ({ day, dated: entries.filter((entry) => dayOf(entry) === day) }));
}

/** The month after a month ('2026-11'), or before it. */
export const monthNextTo = (month: string, step: 1 | -1): string =>
  dayAfter(`${month}-01`, step === 1 ? 31 : -1).slice(0, 7);
