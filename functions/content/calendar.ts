import { offsetAt } from '@site/locale';

/** Milliseconds of a day. */
export const DAY_MS = 24 * 3600_000;

/** The day and time that the site's clocks show at a moment: '2026-11-22' and '10:05'. */
export function clockAt(moment: Date): { readonly day: string; readonly time: string } {
  const there = new Date(moment.getTime() + offsetAt(moment.getTime())).toISOString();
  return { day: there.slice(0, 10), time: there.slice(11, 16) };
}

/** The day on the site's clocks at a moment: '2026-11-22'. */
export function siteDay(moment: Date): string {
  return clockAt(moment).day;
}

/** The moment at which the site's clocks show a day and time: '2026-11-22' and '10:05'; an invalid Date for anything else. */
export function momentAt(day: string, time: string): Date {
  const utc = Date.parse(`${day}T${time}:00+00:00`);
  // Twice, as the clocks may change between the two.
  return new Date(utc - offsetAt(utc - offsetAt(utc)));
}

/** The moment at which the site's next day begins. */
export function nextSiteDay(moment: Date): Date {
  return momentAt(dayAfter(siteDay(moment), 1), '00:00');
}

/** Whole days from one day to another; negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** A day plus a number of days: '2026-11-22' and 60 give '2027-01-21'. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
