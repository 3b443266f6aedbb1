import { isDay } from '@content/dates/calendar';
import { dayInWords } from '@content/dates/english-dates';
import { bsCorrections, type EnteredYear } from './bs-corrections';
import type { Language } from './locale';
import { dateInNepali } from './ne-days';

interface ShareCardTexts {
  /** A day of the calendar ('2026-11-21') in words; `details` are what the organisation has entered. */
  readonly date: (day: string, details: Readonly<Record<string, unknown>>) => string;
  /** The last day of what closes, in words. */
  readonly closes: (date: string) => string;
}

/** What the picture by which a page is shown elsewhere says beside a title and the organisation's name. */
export const shareCardTexts: Readonly<Record<Language, ShareCardTexts>> = {
  en: { date: (day) => (isDay(day) ? dayInWords(day) : ''), closes: (date) => `Closes ${date}` },
  ne: {
    date: (day, { calendarYears = [] }) => {
      bsCorrections.years = calendarYears as readonly EnteredYear[];
      return dateInNepali(day);
    },
    closes: (date) => `अन्तिम मिति ${date}`,
  },
};
