import { offsetAt } from '@site/locale';
import { currentLanguage } from '../language';
import { openEnded } from '../data/shorten';

const SUMMARY_LENGTH = 200;

/** The beginning of a text, as long as search engines and previews show; it ends with a word. */
export function summaryOf(text: string): string {
  if (text.length <= SUMMARY_LENGTH) return text;
  const words = text.slice(0, SUMMARY_LENGTH - 2).replace(/\s\S*$/, '');
  return `${openEnded(words.slice(0, SUMMARY_LENGTH - 3))}…`;
}

/**
 * The language of a text that is not the page's, so that it is read and broken as what it is: 'ne' where most letters are
 * Devanagari, 'en' where most are not. Undefined on a page of that language, and for a text without letters.
 */
export function languageOf(text = ''): 'ne' | 'en' | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const devanagari = text.match(/(?=\p{L})\p{Script=Devanagari}/gu)?.length ?? 0;
  if (letters === 0) return undefined;
  const found = devanagari > letters / 2 ? 'ne' : 'en';
  return found === (currentLanguage() as string) ? undefined : found;
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/**
 * A moment by the site's clocks. By hand: `Intl.DateTimeFormat` takes a phone some 20 ms to make, before a page can be
 * touched.
 */
function onSite(moment: string | number) {
  const utc = new Date(moment).getTime();
  const there = new Date(utc + offsetAt(utc));
  const month = MONTHS[there.getUTCMonth()] ?? '';
  return {
    day: `${there.getUTCDate()} ${month}`,
    date: there.getUTCDate(),
    month: month.slice(0, 3),
    year: there.getUTCFullYear(),
    clock: there.toISOString().slice(11, 16),
  };
}

/** A moment (ISO 8601) as a date in words, by the site's clocks: '5 March 2026'. */
export function formatDate(moment: string): string {
  const { day, year } = onSite(moment);
  return `${day} ${year}`;
}

/** The parts of a moment's date (ISO 8601), by the site's clocks: 5, 'Mar' and 2026. */
export const dayParts: (moment: string) => { date: number; month: string; year: number } = onSite;

/** A moment (milliseconds) in words, by the site's clocks: '5 March at 10:04'. */
export function formatDateTime(moment: number): string {
  const { day, clock } = onSite(moment);
  return `${day} at ${clock}`;
}
