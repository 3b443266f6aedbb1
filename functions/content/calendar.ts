/** Milliseconds of a day. */
export const DAY_MS = 24 * 3600_000;
/** Nepal is 5 hours and 45 minutes ahead of UTC, all year round, since 1986. */
export const NEPAL_MS = (5 * 60 + 45) * 60_000;
/** The same behind a time, in ISO 8601. */
export const NEPAL_OFFSET = '+05:45';
/** Nepal's time as the time zone database calls it. */
export const TIME_ZONE = 'Asia/Kathmandu';

/** The day of the calendar in Nepal: '2026-11-22'. */
export function dayInNepal(moment: Date): string {
  return new Date(moment.getTime() + NEPAL_MS).toISOString().slice(0, 10);
}

/** The moment at which the next day begins in Nepal. */
export function nextDayInNepal(moment: Date): Date {
  const days = Math.floor((moment.getTime() + NEPAL_MS) / DAY_MS) + 1;
  return new Date(days * DAY_MS - NEPAL_MS);
}

/** Whole days from one day of the calendar to another; negative where that is over. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** The day so many days after another: '2026-11-22' and 60 make '2027-01-21'. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
