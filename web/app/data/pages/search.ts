import { apiPaths, type SearchPage, type SearchQuery, type SearchTitle } from '@content/api/contract';
import { isDevanagari, soundOf } from '@site/spelling';
import { isReadError } from './outcome';
import { currentLanguage } from '../../language';
import { fetchJson } from './fetch-json';
import { withQuery } from '../formats/with-query';

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Whether a word of a title begins as the typed one, as spelt or, where one of them is Nepali, as it sounds. */
const fits = (word: string, typed: string) =>
  word.startsWith(typed) ||
  ((isDevanagari(word) || isDevanagari(typed)) && soundOf(word).startsWith(soundOf(typed)));

/** What has all words of a query in its title: a search without a connection. */
function searchTitles(q: string, titles: readonly SearchTitle[]): SearchPage {
  const typed = wordsOf(q);
  const items = titles
    .filter(({ title }) => typed.every((word) => wordsOf(title).some((each) => fits(each, word))))
    .map(({ title, ...item }) => ({ ...item, title: [{ text: title }], excerpt: [] }));
  return { items, total: items.length };
}

/** The titles for a search without a connection, which the service worker stores. */
export async function readTitles(base = ''): Promise<SearchTitle[]> {
  const body = await fetchJson(base + withQuery(apiPaths.searchTitles, { language: currentLanguage() }));
  return (body as { data: SearchTitle[] }).data;
}

/** Asks the site, or without a connection what the device has. */
export async function search(base: string, { q, pageSize }: SearchQuery): Promise<SearchPage> {
  try {
    const body = await fetchJson(
      base + withQuery(apiPaths.search, { q, language: currentLanguage(), pageSize }),
    );
    const { data, ...rest } = body as { data: SearchPage['items'] } & Omit<SearchPage, 'items'>;
    return { items: data, ...rest };
  } catch (error) {
    if (!isReadError(error) || error.status !== 0) throw error;
    return searchTitles(q, await readTitles(base));
  }
}
