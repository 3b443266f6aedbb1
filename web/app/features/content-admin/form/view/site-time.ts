import { clockAt, dayAfter, momentAt } from '@content/dates/calendar';
import { dayInWords } from '@content/dates/english-dates';
import { timePlace, weekBegins } from '@site/place';
import { weekdayOf } from '../../../admin-ui/labels';

/** A day ('2026-11-29') and a time ('10:00') by the site's clocks, as inputs hold them. */
export type SiteTime = ReturnType<typeof clockAt>;

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

/** A moment with its weekday, by the site's clocks: 'Sunday, 29 November 2026 at 10:00 in Nepal'. */
export function siteTimeText(moment: string): string {
  const { day, time } = siteTime(moment);
  return `${weekdayOf(day)}, ${dayInWords(day)} at ${time} in ${timePlace}`;
}
