import { openEnded } from '../data/shorten';

const SUMMARY_LENGTH = 200;

/** The beginning of a text, as long as search engines and previews show. */
export function summaryOf(text: string): string {
  return text.length > SUMMARY_LENGTH ? `${openEnded(text.slice(0, SUMMARY_LENGTH - 3))}…` : text;
}

/** The paragraphs of a text: an empty line starts a new one. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** 'ne' for a text mostly in Devanagari letters, so that it is read and broken as Nepali; else undefined. */
export function languageOf(text: string): 'ne' | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const devanagari = text.match(/(?=\p{L})\p{Script=Devanagari}/gu)?.length ?? 0;
  return letters > 0 && devanagari > letters / 2 ? 'ne' : undefined;
}

const dateWords = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kathmandu',
});

/** A moment (ISO 8601) as a date in words, in Nepal: '5 March 2026'. */
export function dateInWords(moment: string): string {
  return dateWords.format(new Date(moment));
}

const momentWords = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Kathmandu',
});

/** A moment (milliseconds) in words, in Nepal: '5 March at 10:04'. */
export function momentInWords(moment: number): string {
  return momentWords.format(moment);
}
