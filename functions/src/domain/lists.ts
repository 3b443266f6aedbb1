import { type AnyItem, type ContentTypeDefinition, isFileField, type ValueField } from '@content';
import { siteDay } from '@content/dates/calendar';
import { isInState, listedIn } from '@content/items/closing';
import type { ListQuery, Page } from '@content/api/contract';
import type { FieldValue } from '@content/field-types/field-type';
import { valueFieldType } from '@content/field-types/registry';
import { inLanguage, languageOfItem, languagesOfItem } from '@content/items/translations';
import type { Language } from '@site/locale';
import { defaultsIn } from '@site/translated-defaults';
import { inOrder } from '../model/list-order';
import type { FileRoots } from '../store/previews';
import { type Content, type StoredFile, type StoredItem, withDefaults } from '../model/content';
import { InvalidQuery } from './errors';
import { pageAt } from './paging';
import { serializeForVisitors } from './serialize';

/** The items that pages read: those that visitors see, and in a preview one that is not public yet. */
export interface ItemSource {
  /** This moment, by which items are open or closed. */
  now(): Date;
  /** All items of a type, in its order. */
  visibleItems(type: ContentTypeDefinition): Promise<readonly StoredItem[]>;
  /** The beginning of the URLs of an item's files, where it is not that for visitors. */
  fileRoots?(type: ContentTypeDefinition, item: StoredItem): FileRoots | undefined;
}

/** The value of a filter; undefined when no item can have it. Throws InvalidQuery. */
function readFilter(name: string, field: ValueField, given: string): FieldValue | undefined {
  try {
    return valueFieldType(field).filter?.read(field, given);
  } catch (error) {
    throw error instanceof RangeError ? new InvalidQuery(`${name} ${error.message}`) : error;
  }
}

/** Returns a test whether a content fits all given filters; the case of choices does not matter. Throws InvalidQuery. */
export function filterOf(
  type: ContentTypeDefinition,
  filters: ListQuery['filters'] = {},
): (content: Pick<Content, 'values'>) => boolean {
  const conditions = (type.filters ?? []).flatMap((name) => {
    const given = filters[name];
    const field = type.fields[name];
    if (given === undefined || !field || isFileField(field)) return [];
    return [{ name, value: readFilter(name, field, given) }];
  });
  return ({ values }) => conditions.every(({ name, value }) => value !== undefined && values[name] === value);
}

/** The id of the defaults of a global: no item has it, and nothing can be changed under it. */
const DEFAULT_ID = 'default';
const NEVER = new Date(0);

/** The defaults of a global as an item, which visitors read until something is published; null for other types. */
export function defaultItem(type: ContentTypeDefinition): StoredItem | null {
  if (!type.defaults) return null;
  const item = { id: DEFAULT_ID, version: 0, createdAt: NEVER, updatedAt: NEVER, values: {}, files: {} };
  return withDefaults(type, item);
}

/** Items in each language, made once for as long as the content index holds them. */
const translatedItems = new WeakMap<StoredItem, Partial<Record<Language, StoredItem>>>();

/** A file with its text in a language, if translated. */
function fileIn({ translations, ...file }: StoredFile, language: Language | undefined): StoredFile {
  const text = language && translations?.[language];
  if (text === undefined) return file;
  return file.kind === 'picture' ? { ...file, alt: text } : { ...file, label: text };
}

/** An item in a language; unchanged without one. */
export function itemIn(
  type: ContentTypeDefinition,
  item: StoredItem,
  language: Language | undefined,
): StoredItem {
  if (language === undefined) return item;
  const known = translatedItems.get(item) ?? {};
  translatedItems.set(item, known);
  const defaults = type.defaults && defaultsIn(language, type.path);
  const isWritten = languageOfItem(type, item.values) === language;
  const files = Object.entries(item.files).map(([name, list]) => [
    name,
    list.map((file) => fileIn(file, isWritten ? undefined : language)),
  ]);
  return (known[language] ??= {
    ...item,
    values: inLanguage(type, item.values, language, defaults),
    files: Object.fromEntries(files) as StoredItem['files'],
    languages: languagesOfItem(type, item.values),
  });
}

/** An item as visitors get it from a source. */
function serialize(
  source: ItemSource,
  type: ContentTypeDefinition,
  item: StoredItem,
  language: Language | undefined,
): AnyItem {
  return serializeForVisitors(type, itemIn(type, item, language), source.fileRoots?.(type, item));
}

/** One page of a type's list as visitors see it, in its own order. Throws InvalidQuery. */
export async function listItems(
  source: ItemSource,
  type: ContentTypeDefinition,
  query: ListQuery,
): Promise<Page<AnyItem>> {
  const { state, language } = query;
  const serialized = (item: StoredItem) => serialize(source, type, item, language);
  const sorted = listedIn(type, state);
  const fits = filterOf(type, query.filters);
  const today = siteDay(source.now());
  const listed = (await source.visibleItems(type)).filter(
    (item) => fits(item) && (!state || isInState(type, item.values, state, today)),
  );
  const first = listed.length === 0 && query.pageToken === undefined ? defaultItem(type) : null;
  if (first) return { items: [serialized(first)] };
  const all = sorted === type ? listed : inOrder(sorted, listed, (item) => item);
  const { items, ...rest } = pageAt(all, ({ id }) => id, query);
  return { ...rest, items: items.map(serialized) };
}

/** One item, or null when there is none for visitors. */
export async function oneItem(
  source: ItemSource,
  type: ContentTypeDefinition,
  id: string,
  language?: Language,
): Promise<AnyItem | null> {
  const given = id === DEFAULT_ID ? defaultItem(type) : null;
  const item = given ?? (await source.visibleItems(type)).find((each) => each.id === id);
  return item ? serialize(source, type, item, language) : null;
}
