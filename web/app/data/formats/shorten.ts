const WORDS_SHOWN = 8;
const WORDS_WITHOUT_ELLIPSIS = 11;

/** The text without the punctuation at its end, Latin or Devanagari, so that dots can follow. */
export const openEnded = (text: string) => text.replace(/[\s.,;:!?…।॥–—-]+$/u, '');

/** Shortens a card's text: the first 8 words, and '...' in place of their last punctuation when there are more than 11. */
export function shorten(text: string): string {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const start = words.slice(0, WORDS_SHOWN).join(' ');
  return words.length > WORDS_WITHOUT_ELLIPSIS ? `${openEnded(start)}...` : start;
}
