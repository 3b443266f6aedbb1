import { clockAt } from '@content/dates/calendar';
import { writtenIn } from '@content/texts/language';
import type { Language } from '@site/locale';
import { currentLanguage } from '../language';
import { getTexts } from '../texts';
import { openEnded } from '../data/formats/shorten';

const SUMMARY_LENGTH = 200;

/** The beginning of a text, as much as search engines and previews show, cut at a word. */
export function summaryOf(text: string): string {
  if (text.length <= SUMMARY_LENGTH) return text;
  const words = text.slice(0, SUMMARY_LENGTH - 2).replace(/\s\S*$/, '');
  return `${openEnded(words.slice(0, SUMMARY_LENGTH - 3))}…`;
}

/** The value of `lang` for a text in another language than the page's; undefined for the page's own language. */
export function languageOf(text?: string): Language | undefined {
  const found = writtenIn(text);
  return found === currentLanguage() ? undefined : found;
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
