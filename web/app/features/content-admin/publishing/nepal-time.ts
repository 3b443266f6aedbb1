import { DAY_MS, NEPAL_MS, NEPAL_OFFSET, TIME_ZONE } from '@content/calendar';

/** A day ('2026-11-29') and a time ('10:00') by the clocks of Nepal, as inputs hold them. */
export interface NepalTime {
  readonly day: string;
  readonly time: string;
}

/** A moment (ISO 8601) by the clocks of Nepal. */
export function inNepal(moment: string): NepalTime {
  const there = new Date(Date.parse(moment) + NEPAL_MS).toISOString();
  return { day: there.slice(0, 10), time: there.slice(11, 16) };
}

/** The moment (ISO 8601) at which the clocks of Nepal show this; null where a part of it is missing or wrong. */
export function momentOf({ day, time }: NepalTime): string | null {
  const moment = Date.parse(`${day}T${time}:00${NEPAL_OFFSET}`);
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
}

/** Sunday at ten in the morning in Nepal, when the week begins there: the next one after a moment. */
export function nextSunday(after: number): NepalTime {
  const there = new Date(after + NEPAL_MS);
  const midnight = Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate());
  const day = (ahead: number): NepalTime => ({
    day: new Date(midnight + ahead * DAY_MS).toISOString().slice(0, 10),
    time: '10:00',
  });
  const first = day((7 - there.getUTCDay()) % 7);
  return Date.parse(momentOf(first) ?? '') > after ? first : day(7);
}

const weekday = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: TIME_ZONE,
});

/** A moment with its weekday, in Nepal: 'Sunday, 29 November 2026 at 10:00 in Nepal'. */
export const nepalTimeText = (moment: string): string =>
  `${weekday.format(new Date(moment))} at ${inNepal(moment).time} in Nepal`;

/** The same moment by the clock of this device; null where that shows the time of Nepal. */
export function onThisDevice(moment: string): string | null {
  const here = new Date(moment);
  if (here.getTimezoneOffset() === -NEPAL_MS / 60_000) return null;
  return here.toLocaleString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
}
