import type { ContentPath } from '@content';
import type { SearchPage, SearchQuery, SearchResult, SearchTitle, TextPart } from '@content/api/contract';
import { addressOf } from '@content/items/item';
import { type Language, language as siteLanguage } from '@site/locale';
import { preetiToUnicode } from '@site/preeti';
import { isDevanagari } from '@site/spelling';
import { itemIn, type ItemSource } from './lists';
import { type Entry, linesOf, searchedItems, SearchIndex, titleIn, WORD, wordsOf } from './search-index';
import { serializeForVisitors } from './serialize';

/** Letters of an excerpt. */
const EXCERPT = 180;

/** Whether an item was found by a word. */
type IsFound = (word: string) => boolean;

/** A text in parts, those marked that were found. */
function marked(text: string, isFound: IsFound): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!isFound(word)) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: word, isFound: true });
    from = index + word.length;
  }
  return from < text.length ? [...parts, { text: text.slice(from) }] : parts;
}

/** The first of the lines in which something was found, or else the first of all, cut between words around what was found. */
function excerptOf(lines: readonly string[], isFound: IsFound): TextPart[] {
  const found = lines.find((line) => wordsOf(line).some(isFound)) ?? lines[0] ?? '';
  const text = found.replaceAll(/\s+/g, ' ').trim();
  const [first] = marked(text, isFound);
  const at = first?.isFound ? 0 : (first?.text.length ?? 0);
  const start =
    text.length <= EXCERPT || at < EXCERPT / 2 || at === text.length
      ? 0
      : text.indexOf(' ', at - EXCERPT / 3) + 1;
  const end = text.length <= start + EXCERPT ? text.length : text.lastIndexOf(' ', start + EXCERPT);
  const cut = text.slice(start, end > start ? end : start + EXCERPT);
  return marked(`${start > 0 ? '… ' : ''}${cut}${end < text.length ? ' …' : ''}`, isFound);
}

function resultOf({ type, item }: Entry, isFound: IsFound, language: Language): SearchResult {
  const shown = itemIn(type, item, language);
  return {
    _id: item.id,
    path: type.path as ContentPath,
    title: marked(titleIn(type, shown), isFound),
    excerpt: excerptOf(linesOf(type, shown, true), isFound),
    url: addressOf(type, serializeForVisitors(type, item)),
    ...(item.version > 0 && { createdAt: item.createdAt.toISOString() }),
  };
}

const indexes = new WeakMap<ItemSource, SearchIndex>();

/**
 * What visitors may read that has all words of a query, as spelt or as they sound, in either script; with none, what has some
 * of them. The best `pageSize` of `total`. Throws StoreUnavailable.
 */
export async function searchContent(content: ItemSource, query: SearchQuery): Promise<SearchPage> {
  const { q, language = siteLanguage, pageSize = 20 } = query;
  const index = indexes.get(content) ?? new SearchIndex();
  indexes.set(content, index);
  await index.update(content);
  const every = index.find(q, 'AND');
  const found = every.length > 0 ? every : index.find(q, 'OR');
  const inNepali = found.length === 0 && !isDevanagari(q) ? preetiToUnicode(q) : '';
  return {
    ...(inNepali !== '' && index.find(inNepali, 'AND').length > 0 && { suggestion: inNepali }),
    items: found.slice(0, pageSize).map(({ entry, isFound }) => resultOf(entry, isFound, language)),
    total: found.length,
  };
}

/** Bytes of titles that are sent for searching without a connection. */
const TITLES_BYTES = 40 * 1024;

/** The titles of what visitors may read, the newest first, as many as fit into 40 KB of JSON. Throws StoreUnavailable. */
export async function listTitles(
  content: ItemSource,
  language: Language = siteLanguage,
): Promise<SearchTitle[]> {
  const found = await searchedItems(content);
  const newest = found.toSorted((a, b) => b.item.createdAt.getTime() - a.item.createdAt.getTime());
  const titles: SearchTitle[] = [];
  let bytes = 0;
  for (const { type, item } of newest) {
    const title = titleIn(type, itemIn(type, item, language));
    const url = addressOf(type, serializeForVisitors(type, item));
    const entry = { path: type.path, _id: item.id, title, url };
    bytes += Buffer.byteLength(JSON.stringify(entry)) + 1;
    if (bytes > TITLES_BYTES) break;
    if (title !== '') titles.push(entry);
  }
  return titles;
}
