import { clockAt } from '@content/calendar';
import { currentLanguage } from '../language';
import { getTexts } from '../texts';
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

/** A moment (ISO 8601, or milliseconds) by the site's clocks. */
const onSite = (moment: string | number) => clockAt(new Date(moment));

/** A moment (ISO 8601) as a date in words, by the site's clocks and in the reader's calendar: '5 March 2026'. */
export const formatDate = (moment: string): string => getTexts().dates.date(onSite(moment).day);

/** The parts of a moment's date (ISO 8601): 5, 'Mar' and 2026. */
export const dayParts = (moment: string) => getTexts().dates.parts(onSite(moment).day);

/** A moment (milliseconds) in words, by the site's clocks: '5 March at 10:04'. */
export function formatDateTime(moment: number): string {
  const { day, time } = onSite(moment);
  return getTexts().dates.moment(day, time);
}
