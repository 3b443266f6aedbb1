import { clockAt, dayAfter, momentAt } from '@content/calendar';
import { offsetAt } from '@site/locale';
import { dateLocale, timePlace, timeZone, weekBegins } from '@site/place';

/** A day ('2026-11-29') and a time ('10:00') by the site's clocks, as inputs hold them. */
export interface SiteTime {
  readonly day: string;
  readonly time: string;
}

/** A moment (ISO 8601) by the site's clocks. */
export const siteTime = (moment: string): SiteTime => clockAt(new Date(moment));

/** The moment (ISO 8601) at which the site's clocks show this; null where a part of it is missing or wrong. */
export function momentOf({ day, time }: SiteTime): string | null {
  const moment = momentAt(day, time);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** The next beginning of the office's week after a moment (milliseconds). */
export function nextWeek(after: number): SiteTime {
  const { day } = siteTime(new Date(after).toISOString());
  const ahead = (weekBegins.day - new Date(day).getUTCDay() + 7) % 7;
  const first = { day: dayAfter(day, ahead), time: weekBegins.time };
  return Date.parse(momentOf(first) ?? '') > after ? first : { ...first, day: dayAfter(day, ahead + 7) };
}

const weekday = new Intl.DateTimeFormat(dateLocale, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone,
});

/** A moment with its weekday, by the site's clocks: 'Sunday, 29 November 2026 at 10:00 in Nepal'. */
export const siteTimeText = (moment: string): string =>
  `${weekday.format(new Date(moment))} at ${siteTime(moment).time} in ${timePlace}`;

/** The same moment by the clock of this device; null where that shows the site's time. */
export function onThisDevice(moment: string): string | null {
  const here = new Date(moment);
  if (here.getTimezoneOffset() === -offsetAt(here.getTime()) / 60_000) return null;
  return here.toLocaleString(dateLocale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
}
