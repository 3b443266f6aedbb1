import type { SearchPage, SearchTitle } from '@content/contract';
import { isDevanagari, soundOf } from '@site/spelling';

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Whether a word of a title begins as the typed one, as spelt or, where one of them is Nepali, as it sounds. */
const fits = (word: string, typed: string) =>
  word.startsWith(typed) ||
  ((isDevanagari(word) || isDevanagari(typed)) && soundOf(word).startsWith(soundOf(typed)));

/** What has all words of a query in its title: a search without a connection. */
export function searchTitles(q: string, titles: readonly SearchTitle[]): SearchPage {
  const typed = wordsOf(q);
  const items = titles
    .filter(({ title }) => typed.every((word) => wordsOf(title).some((each) => fits(each, word))))
    .map(({ title, ...item }) => ({ ...item, title: [{ text: title }], excerpt: [] }));
  return { items, total: items.length };
}
