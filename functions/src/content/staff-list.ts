import type { AnyItem, ContentTypeDefinition } from '@content';
import type { AttentionReason } from '@content/attention';
import type { ListQuery, Page, Sorting } from '@content/contract';
import { decodeCursor, encodeCursor, searchCursor } from '@content/page-token';
import type { Services } from '../services';
import { presentItem } from '../store/present';
import { listItems, whereOf } from './lists';
import type { Paging } from './paging';
import { limitOf, readCursor } from './paging';

/** What staff ask a list for, beside the type's filters. */
export interface StaffQuery extends ListQuery {
  /** Words that must all occur. */
  readonly text?: string | undefined;
  readonly sorting?: Sorting | undefined;
  readonly attention?: AttentionReason | undefined;
}

/** A page of a staff list also tells how many items there are in all. */
export interface StaffPage extends Page<AnyItem> {
  readonly total: number;
}

/** Where the next page begins; the list may have changed since the last one, even lost its last item. */
function beginning(ids: readonly string[], query: Paging): number {
  const cursor = readCursor(query, (token) => decodeCursor(searchCursor, token));
  if (!cursor) return 0;
  const [count, lastId] = cursor;
  const at = ids.indexOf(lastId);
  return at >= 0 ? at + 1 : Math.max(0, count - 1);
}

/**
 * One page of a type's list as staff see it. Without text, sorting and attention it reads as many documents as it
 * returns, and one to count. Throws InvalidQuery.
 */
export async function listForStaff(
  services: Pick<Services, 'documents' | 'search'>,
  type: ContentTypeDefinition,
  query: StaffQuery,
): Promise<StaffPage> {
  const { documents, search } = services;
  const { text = '', sorting = 'site', attention } = query;
  const where = whereOf(type, query.filters);
  if (!where) return { items: [], total: 0 };
  if (text === '' && sorting === 'site' && !attention) {
    const [page, total] = await Promise.all([
      listItems(documents, type, query, 'staff'),
      documents.total(type, where),
    ]);
    return { ...page, total };
  }
  const limit = limitOf(query);
  const found = await search.find(type, { text, sorting, where, attention });
  const start = beginning(
    found.map(({ id }) => id),
    query,
  );
  const shown = found.slice(start, start + limit);
  const last = shown.at(-1);
  const items = shown.map((item) => presentItem(type, item));
  const page = { items, total: found.length };
  const more = last && start + limit < found.length;
  return more ? { ...page, nextPageToken: encodeCursor([start + limit, last.id]) } : page;
}
