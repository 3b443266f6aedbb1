import type { AnyItem, ContentTypeDefinition, ValueField } from '@content';
import { fileFields, isFileField, isVisible } from '@content';
import { dayInNepal } from '@content/calendar';
import { closingStateOf, listedIn } from '@content/closing';
import type { ListQuery, Page } from '@content/contract';
import { isPossibleId } from '@content/ids';
import type { FieldValue } from '@content/kinds/kind';
import { valueKind } from '@content/kinds/registry';
import { pageTokenAfter, readPageToken } from '@content/page-token';
import { defaultValues } from '@content/validate';
import type { Documents } from '../store/documents';
import type { ListOptions } from '../store/list-options';
import { positionOf } from '../store/position';
import type { StoredItem } from '../store/stored';
import { InvalidQuery } from './errors';
import { limitOf, pageOf, readCursor } from './paging';

/** Where pages read items: in what is held of them for visitors, or with one more that is not public yet. */
export interface ItemSource extends Pick<Documents, 'list' | 'get'> {
  /** This moment, by which items are open or closed. */
  now(): Date;
  /** An item as the API returns it. */
  present(type: ContentTypeDefinition, item: StoredItem): AnyItem;
}

/** The most items that are read at once while a list is searched for what is open. */
const MOST_AT_ONCE = 200;

type Where = NonNullable<ListOptions['where']>[number];

/** The value that a filter asks for; undefined when no item can have it. Throws InvalidQuery. */
function readFilter(name: string, field: ValueField, given: string): FieldValue | undefined {
  try {
    return valueKind(field).filter?.read(field, given);
  } catch (error) {
    throw error instanceof RangeError ? new InvalidQuery(`${name} ${error.message}`) : error;
  }
}

/**
 * What a type's filters ask for; null when they can match nothing. Choices are compared without regard to case.
 * Throws InvalidQuery.
 */
export function whereOf(type: ContentTypeDefinition, filters: ListQuery['filters'] = {}): Where[] | null {
  const where: Where[] = [];
  for (const name of type.filters ?? []) {
    const given = filters[name];
    const field = type.fields[name];
    if (given === undefined || !field || isFileField(field)) continue;
    const equals = readFilter(name, field, given);
    if (equals === undefined) return null;
    where.push({ field: name, equals });
  }
  return where;
}

/**
 * Items that are open, in the list's order, one page's worth. No query tells them: the day moves on, and old documents
 * lack the field. So the list is gone through, in larger steps as long as there is nothing but what has closed.
 */
async function openItems(
  source: ItemSource,
  type: ContentTypeDefinition,
  options: ListOptions,
): Promise<StoredItem[]> {
  const today = dayInNepal(source.now());
  const found: StoredItem[] = [];
  for (let [after, atOnce] = [options.after, options.limit]; ; atOnce = Math.min(2 * atOnce, MOST_AT_ONCE)) {
    const items = await source.list(type, { ...options, limit: atOnce, after });
    found.push(...items.filter(({ values }) => closingStateOf(type, values, today) === 'open'));
    const last = items.at(-1);
    if (!last || items.length < atOnce || found.length >= options.limit) return found.slice(0, options.limit);
    after = positionOf(type)(last);
  }
}

/** Items that have closed, as `closedListOf` sorts them: what had a last day, before today. */
function closedItems(
  source: ItemSource,
  type: ContentTypeDefinition,
  options: ListOptions,
): Promise<StoredItem[]> {
  const { closing: field } = type;
  if (field === undefined) return Promise.resolve([]);
  return source.list(type, { ...options, before: { field, value: dayInNepal(source.now()) } });
}

/** The id under which the texts are read that a type came with: no item has it, and nothing can be changed there. */
const DEFAULT_ID = 'default';
const NEVER = new Date(0);

/** What visitors read of a type that came with texts, as long as nothing else is public; null for any other type. */
function defaultItem(type: ContentTypeDefinition): StoredItem | null {
  if (!type.defaults) return null;
  const files = Object.fromEntries(fileFields(type).map(([name]) => [name, []]));
  const values = defaultValues(type);
  return { id: DEFAULT_ID, version: 0, createdAt: NEVER, updatedAt: NEVER, values, files };
}

/** One page of a type's list as visitors see it, in its own order, presented. Throws InvalidQuery. */
export async function listItems(
  source: ItemSource,
  type: ContentTypeDefinition,
  query: ListQuery,
): Promise<Page<AnyItem>> {
  const limit = limitOf(query);
  const { state } = query;
  const sorted = listedIn(type, state);
  const after = readCursor(query, (token) => readPageToken(sorted, token));
  const filters = whereOf(type, query.filters);
  if (!filters) return { items: [] };
  const shown = type.visible ? [type.visible] : [];
  const options = { limit, where: [...filters, ...shown], after };
  const listed = { open: openItems, closed: closedItems };
  const found = await (state ? listed[state](source, sorted, options) : source.list(type, options));
  const first = found.length === 0 && !after ? defaultItem(type) : null;
  if (first) return { items: [source.present(type, first)] };
  const items = found.map((item) => source.present(type, item));
  return pageOf(items, limit, (last) => pageTokenAfter(sorted, last));
}

/** One item, presented, or null when there is none for visitors. */
export async function oneItem(
  source: ItemSource,
  type: ContentTypeDefinition,
  id: string,
): Promise<AnyItem | null> {
  const given = id === DEFAULT_ID ? defaultItem(type) : null;
  const item = given ?? (isPossibleId(id) ? await source.get(type, id) : null);
  return item && isVisible(type, item.values) ? source.present(type, item) : null;
}
