import type { AnyItem, ContentTypeDefinition, ValueField } from '@content';
import { isFileField, isVisible } from '@content';
import type { ListQuery, Page } from '@content/contract';
import { isPossibleId } from '@content/ids';
import type { FieldValue } from '@content/kinds/kind';
import { valueKind } from '@content/kinds/registry';
import { pageTokenAfter, readPageToken } from '@content/page-token';
import type { Documents, ListOptions } from '../store/documents';
import { presentItem } from '../store/present';
import { InvalidQuery } from './errors';
import { limitOf, pageOf, readCursor } from './paging';

/** Where items are read: in the store, or in what is held of it for visitors. */
export type ItemSource = Pick<Documents, 'list' | 'get'>;

/** Who reads: staff also see what the definition hides from visitors. */
export type Audience = 'visitors' | 'staff';

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

/** One page of a type's list in its own order, presented. Throws InvalidQuery. */
export async function listItems(
  source: ItemSource,
  type: ContentTypeDefinition,
  query: ListQuery,
  audience: Audience,
): Promise<Page<AnyItem>> {
  const limit = limitOf(query);
  const after = readCursor(query, (token) => readPageToken(type, token));
  const filters = whereOf(type, query.filters);
  if (!filters) return { items: [] };
  const shown = audience === 'visitors' && type.visible ? [type.visible] : [];
  const found = await source.list(type, { limit, where: [...filters, ...shown], after });
  const items = found.map((item) => presentItem(type, item));
  return pageOf(items, limit, (last) => pageTokenAfter(type, last));
}

/** One item, presented, or null when there is none for this audience. */
export async function oneItem(
  source: ItemSource,
  type: ContentTypeDefinition,
  id: string,
  audience: Audience,
): Promise<AnyItem | null> {
  const item = isPossibleId(id) ? await source.get(type, id) : null;
  return item && (audience === 'staff' || isVisible(type, item.values)) ? presentItem(type, item) : null;
}
