/** A day of another calendar: the months count from 1. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** A calendar that a site's people count by beside the Gregorian one, of which all days are stored ('2026-11-21'). */
export interface SecondCalendar {
  /** As staff read it: 'Nepali calendar'. */
  readonly name: string;
  readonly months: readonly string[];
  /** A stored day in this calendar; null where that is not certain. */
  dayOf(day: string): CalendarDay | null;
  /** The stored day. Throws RangeError with a sentence for people where there is no such day, or it is not certain. */
  toDay(day: CalendarDay): string;
  /** A stored day in words of this calendar; '' where that is not certain. */
  format(day: string): string;
  /** What administrators are asked to enter, by the day of the site; null for nothing. */
  toEnter(today: string): string | null;
}
