import { utcOffset } from '@site/locale';

/** Milliseconds of a day. */
export const DAY_MS = 24 * 3600_000;

/** Milliseconds by which the site's clocks are ahead of UTC, all year. */
const SITE_OFFSET_MS = Date.parse('1970-01-01T00:00Z') - Date.parse(`1970-01-01T00:00${utcOffset}`);

/** The day and time that the site's clocks show at a moment: '2026-11-22' and '10:05'. */
export function clockAt(moment: Date): { readonly day: string; readonly time: string } {
  const there = new Date(moment.getTime() + SITE_OFFSET_MS).toISOString();
  return { day: there.slice(0, 10), time: there.slice(11, 16) };
}

/** The day on the site's clocks at a moment: '2026-11-22'. */
export function siteDay(moment: Date): string {
  return clockAt(moment).day;
}

/** The moment at which the site's clocks show a day and time: '2026-11-22' and '10:05'; an invalid Date for anything else. */
export function momentAt(day: string, time: string): Date {
  return new Date(`${day}T${time}:00${utcOffset}`);
}

/** The moment at which the site's next day begins. */
export function nextSiteDay(moment: Date): Date {
  return momentAt(dayAfter(siteDay(moment), 1), '00:00');
}

/** Tells whether a text is a day that exists: the 30th of February does not. */
export function isDay(value: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(value) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** Whole days from one day to another; negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** A day plus a number of days: '2026-11-22' and 60 give '2027-01-21'. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
