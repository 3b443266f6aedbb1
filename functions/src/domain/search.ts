import MiniSearch from 'minisearch';
import type { Query } from 'minisearch';
import type { ContentPath, ContentTypeDefinition, ValueField } from '@content';
import { contentTypes, valueFields } from '@content';
import type { SearchPage, SearchQuery, SearchResult, SearchTitle, TextPart } from '@content/api/contract';
import { withLatinDigits } from '@content/texts/digits';
import { addressOf } from '@content/items/item';
import { valueFieldType } from '@content/field-types/registry';
import { type Language, language as siteLanguage, languages } from '@site/locale';
import { preetiToUnicode } from '@site/preeti';
import { isDevanagari, soundOf } from '@site/spelling';
import { serializeForVisitors } from './serialize';
import { allFiles, type StoredItem, titleOf } from '../model/content';
import { defaultItem, itemIn, type ItemSource } from './lists';

/** The types that visitors find: those with a page that is not the home page, which shows parts of the others. */
const searchedTypes = contentTypes.filter((type) => 'pages' in type && type.pages.list !== '/');

/** Words of a query beyond these are not looked at. */
const MAX_WORDS = 12;
/** Letters of an excerpt. */
const EXCERPT = 180;

const WORD = /[\p{L}\p{M}\p{N}\p{Default_Ignorable_Code_Point}]+/gu;
/** The words of a text, in its order. */
export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** A text as it is spelt, without letter case, accents on Latin letters, the script of digits, and signs that nobody sees. */
export const spellingOf = (text: string): string =>
  withLatinDigits(text.normalize('NFD'))
    .replaceAll(/[\u0300-\u036F]|\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase();

/**
 * The fields of the index: titles and texts as they are spelt, the same as Nepali words sound, and the sound of words in
 * Latin letters, for what is searched in Devanagari.
 */
const indexedFields = ['title', 'text', 'titleSound', 'textSound', 'latinSound'] as const;
type IndexedField = (typeof indexedFields)[number];

/** A word as a field of the index holds it; null where it does not. */
function termOf(word: string, field: IndexedField): string | null {
  if (field === 'title' || field === 'text') return spellingOf(word);
  return isDevanagari(word) === (field !== 'latinSound') ? soundOf(word) : null;
}

/** What the index knows of an item. */
interface Entry {
  /** That of this content, for the index. */
  readonly id: string;
  readonly type: ContentTypeDefinition;
  readonly item: StoredItem;
  /** In all languages. */
  readonly title: string;
  readonly text: string;
}

const proseKinds: readonly ValueField['type'][] = ['text', 'longText', 'rows'];

/** The lines of an item: those of its fields but the title (`isProse`: without choices, dates and numbers), then those of its files. */
function linesOf(type: ContentTypeDefinition, item: StoredItem, isProse = false): string[] {
  const texts = valueFields(type).flatMap(([name, field]) =>
    name === type.titleField ||
    field.hidden ||
    field.staffOnly ||
    field.unsearched ||
    (isProse && !proseKinds.includes(field.type))
      ? []
      : valueFieldType(field).toText(field, item.values[name]).split('\n'),
  );
  const files = allFiles(item).map((file) =>
    file.kind === 'picture' ? file.alt : (file.label ?? file.name),
  );
  return [...texts, ...files].filter(Boolean);
}

const titleIn = (type: ContentTypeDefinition, item: StoredItem): string =>
  type.defaults ? '' : titleOf(type, item);

function entryOf({ type, item }: Pick<Entry, 'type' | 'item'>, id: string): Entry {
  const inEach = languages.map((language) => itemIn(type, item, language));
  return {
    id,
    type,
    item,
    title: [...new Set(inEach.map((each) => titleIn(type, each)))].join('\n'),
    text: [...new Set(inEach.flatMap((each) => linesOf(type, each)))].join('\n'),
  };
}

/** What visitors may read of the searched types; of a global of which nothing is published, the defaults. */
async function searchedItems(content: ItemSource) {
  const lists = searchedTypes.map(async (type) => {
    const visible = await content.visibleItems(type);
    const first = visible.length === 0 ? defaultItem(type) : null;
    return [...visible, ...(first ? [first] : [])].map((item) => ({ type, item }));
  });
  return (await Promise.all(lists)).flat();
}

/** A content never changes under its version; an id may be given again. */
const keyOf = ({ path }: ContentTypeDefinition, { id, version, updatedAt }: StoredItem) =>
  `${path}/${id}/${version}/${updatedAt.getTime()}`;

/** The words of everything that visitors may read, kept up to date item by item. */
class SearchIndex {
  private readonly index = new MiniSearch<Entry>({
    fields: [...indexedFields],
    extractField: (entry, field) =>
      field === 'id'
        ? entry.id
        : field.startsWith('title')
          ? entry.title
          : field === 'latinSound'
            ? `${entry.title}\n${entry.text}`
            : entry.text,
    tokenize: wordsOf,
    processTerm: (word, field) => termOf(word, field as IndexedField),
    searchOptions: { tokenize: (text) => [text], processTerm: (term) => term },
  });
  private readonly entries = new Map<string, Entry>();

  /** Takes in what has changed since the last search. */
  async update(content: ItemSource): Promise<void> {
    const found = (await searchedItems(content)).map((each) => [keyOf(each.type, each.item), each] as const);
    const items = new Map(found);
    for (const id of this.entries.keys()) {
      if (items.has(id)) continue;
      this.index.discard(id);
      this.entries.delete(id);
    }
    for (const [id, item] of items) {
      if (this.entries.has(id)) continue;
      const entry = entryOf(item, id);
      this.entries.set(id, entry);
      this.index.add(entry);
    }
  }

  /** The entries that fit a query, best first, with the terms that fit. */
  find(query: Query) {
    return this.index.search(query).flatMap(({ id, match }) => {
      const entry = this.entries.get(id as string);
      return entry ? [{ entry, match }] : [];
    });
  }
}

/** How a word of a query is found: as it is spelt, nearly so, as its beginning, or as it sounds. */
function queryOf(word: string): Query {
  const spelt = spellingOf(word);
  const sound = soundOf(word);
  const byEar: IndexedField[] = [
    'titleSound',
    'textSound',
    ...(isDevanagari(word) ? (['latinSound'] as const) : []),
  ];
  const bySpelling = {
    queries: [spelt],
    fields: ['title', 'text'],
    boost: { title: 3 },
    prefix: spelt.length > 1,
    fuzzy: spelt.length > 3 ? 0.2 : false,
  };
  const bySound = {
    queries: [sound],
    fields: byEar,
    boost: { titleSound: 1.5, textSound: 0.5, latinSound: 0.5 },
    prefix: sound.length > 2,
    fuzzy: sound.length > 3 ? 0.25 : false,
  };
  // One letter is the sound of too many words.
  return { combineWith: 'OR', queries: sound.length > 1 ? [bySpelling, bySound] : [bySpelling] };
}

type Match = Readonly<Record<string, readonly string[]>>;

/** A text in parts, those marked that were found. */
function marked(text: string, match: Match): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const isFound = indexedFields.some((field) => match[termOf(word, field) ?? '']?.includes(field));
    if (!isFound) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: word, isFound });
    from = index + word.length;
  }
  return from < text.length ? [...parts, { text: text.slice(from) }] : parts;
}

/** The first of the lines in which something was found, or else the first of all, cut between words around what was found. */
function excerptOf(lines: readonly string[], match: Match): TextPart[] {
  const found = lines.find((line) => marked(line, match).some(({ isFound }) => isFound)) ?? lines[0] ?? '';
  const text = found.replaceAll(/\s+/g, ' ').trim();
  const [first] = marked(text, match);
  const at = first?.isFound ? 0 : (first?.text.length ?? 0);
  const start =
    text.length <= EXCERPT || at < EXCERPT / 2 || at === text.length
      ? 0
      : text.indexOf(' ', at - EXCERPT / 3) + 1;
  const end = text.length <= start + EXCERPT ? text.length : text.lastIndexOf(' ', start + EXCERPT);
  const cut = text.slice(start, end > start ? end : start + EXCERPT);
  return marked(`${start > 0 ? '… ' : ''}${cut}${end < text.length ? ' …' : ''}`, match);
}

function resultOf({ type, item }: Entry, match: Match, language: Language): SearchResult {
  const shown = itemIn(type, item, language);
  return {
    _id: item.id,
    path: type.path as ContentPath,
    title: marked(titleIn(type, shown), match),
    excerpt: excerptOf(linesOf(type, shown, true), match),
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
  const withWords = (text: string, combineWith: 'AND' | 'OR') =>
    index.find({ combineWith, queries: wordsOf(text).slice(0, MAX_WORDS).map(queryOf) });
  const every = withWords(q, 'AND');
  const found = every.length > 0 ? every : withWords(q, 'OR');
  const inNepali = found.length === 0 && !isDevanagari(q) ? preetiToUnicode(q) : '';
  return {
    ...(inNepali !== '' && withWords(inNepali, 'AND').length > 0 && { suggestion: inNepali }),
    items: found.slice(0, pageSize).map(({ entry, match }) => resultOf(entry, match, language)),
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
