import MiniSearch, { type Query } from 'minisearch';
import { type ContentTypeDefinition, contentTypes, type ValueField, valueFields } from '@content';
import { valueFieldType } from '@content/field-types/registry';
import { withLatinDigits } from '@content/texts/digits';
import { languages } from '@site/locale';
import { isDevanagari, soundOf } from '@site/spelling';
import { allFiles, type StoredItem, titleOf } from '../model/content';
import { defaultItem, itemIn, type ItemSource } from './lists';

/** The types that visitors find: those with a page that is not the home page, which shows parts of the others. */
const searchedTypes = contentTypes.filter((type) => 'pages' in type && type.pages.list !== '/');

/** Words of a query beyond these are not looked at. */
const MAX_WORDS = 12;

export const WORD = /[\p{L}\p{M}\p{N}\p{Default_Ignorable_Code_Point}]+/gu;
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

/** How a word of a query is found: as it is spelt, nearly so, as its beginning, or as it sounds. */
function queryOf(word: string): Query {
  const spelt = spellingOf(word);
  const sound = soundOf(word);
  const byEar: IndexedField[] = ['titleSound', 'textSound'];
  if (isDevanagari(word)) byEar.push('latinSound');
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

/** What the index knows of an item. */
export interface Entry {
  /** That of this content, for the index. */
  readonly id: string;
  readonly type: ContentTypeDefinition;
  readonly item: StoredItem;
  /** In all languages. */
  readonly title: string;
  readonly text: string;
}

/** The text of an entry whose words a field of the index has. */
function textOf({ title, text }: Entry, field: IndexedField): string {
  if (field === 'latinSound') return `${title}\n${text}`;
  return field === 'title' || field === 'titleSound' ? title : text;
}

const proseKinds: readonly ValueField['type'][] = ['text', 'longText', 'rows'];

/** The lines of an item: those of its fields but the title (`isProse`: without choices, dates and numbers), then those of its files. */
export function linesOf(type: ContentTypeDefinition, item: StoredItem, isProse = false): string[] {
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

export const titleIn = (type: ContentTypeDefinition, item: StoredItem): string =>
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
export async function searchedItems(content: ItemSource) {
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
export class SearchIndex {
  private readonly index = new MiniSearch<Entry>({
    fields: [...indexedFields],
    extractField: (entry, field) => (field === 'id' ? entry.id : textOf(entry, field as IndexedField)),
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

  /** The entries with all words of a text or with some of them, best first; `isFound` tells by which of their words. */
  find(text: string, combineWith: 'AND' | 'OR') {
    const queries = wordsOf(text).slice(0, MAX_WORDS).map(queryOf);
    return this.index.search({ combineWith, queries }).flatMap(({ id, match }) => {
      const entry = this.entries.get(id as string);
      const isFound = (word: string) =>
        indexedFields.some((field) => match[termOf(word, field) ?? '']?.includes(field));
      return entry ? [{ entry, isFound }] : [];
    });
  }
}
