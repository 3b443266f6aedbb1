import type { AnyItem, ContentTypeDefinition } from '@content';
import type { ListQuery, Page } from '@content/contract';
import { isPossibleId } from '@content/ids';
import { pageTokenAfter, readPageToken } from '@content/page-token';
import type { Documents, ListOptions } from '../store/documents';
import { presentItem } from '../store/present';
import type { StoredItem } from '../store/stored';
import { InvalidQuery } from './errors';
import { limitOf, pageOf, readCursor } from './paging';

/** Who reads: staff also see what the definition hides from visitors. */
export type Audience = 'visitors' | 'staff';

type Where = NonNullable<ListOptions['where']>[number];

/**
 * What a type's filters ask for; null when they can match nothing. Choices are compared without regard to case.
 * Throws InvalidQuery.
 */
export function whereOf(type: ContentTypeDefinition, filters: ListQuery['filters'] = {}): Where[] | null {
  const where: Where[] = [];
  for (const name of type.filters ?? []) {
    const given = filters[name];
    const field = type.fields[name];
    if (given === undefined) continue;
    if (field?.kind === 'yesNo') {
      if (given !== 'true' && given !== 'false') throw new InvalidQuery(`${name} must be true or false`);
      where.push({ field: name, equals: given === 'true' });
    } else if (field?.kind === 'choice') {
      const option = field.options.find((each) => each.toLowerCase() === given.trim().toLowerCase());
      if (!option) return null;
      where.push({ field: name, equals: option });
    }
  }
  return where;
}

function isVisible(type: ContentTypeDefinition, item: StoredItem, audience: Audience): boolean {
  const { visible } = type;
  return audience === 'staff' || !visible || item.values[visible.field] === visible.equals;
}

/** One page of a type's list in its own order, presented. Throws InvalidQuery. */
export async function listItems(
  documents: Documents,
  type: ContentTypeDefinition,
  query: ListQuery,
  audience: Audience,
): Promise<Page<AnyItem>> {
  const limit = limitOf(query);
  const after = readCursor(query, (token) => readPageToken(type, token));
  const filters = whereOf(type, query.filters);
  if (!filters) return { items: [] };
  const shown = audience === 'visitors' && type.visible ? [type.visible] : [];
  const found = await documents.list(type, { limit, where: [...filters, ...shown], after });
  const items = found.map((item) => presentItem(type, item));
  return pageOf(items, limit, (last) => pageTokenAfter(type, last));
}

/** One item, presented, or null when there is none for this audience. */
export async function oneItem(
  documents: Documents,
  type: ContentTypeDefinition,
  id: string,
  audience: Audience,
): Promise<AnyItem | null> {
  const item = isPossibleId(id) ? await documents.get(type, id) : null;
  return item && isVisible(type, item, audience) ? presentItem(type, item) : null;
}
