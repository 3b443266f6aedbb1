import type { AnyItem, ContentTypeDefinition } from '@content';
import type { AttentionReason } from '@content/attention';
import type { ListQuery, Page, Sorting } from '@content/contract';
import { decodeCursor, encodeCursor, searchCursor } from '@content/page-token';
import type { PublicationState } from '@content/publication';
import type { Services } from '../services';
import { pageTokenAfter, readPageToken } from '@content/page-token';
import { whereOf } from './lists';
import type { Paging } from './paging';
import { limitOf, pageOf, readCursor } from './paging';
import { presentState } from './present-state';

/** What staff ask a list for, beside the type's filters. */
export interface StaffQuery extends ListQuery {
  /** Words that must all occur. */
  readonly text?: string | undefined;
  readonly sorting?: Sorting | undefined;
  readonly attention?: AttentionReason | undefined;
  readonly publication?: PublicationState | undefined;
}

/** A page of a staff list also tells how many items there are in all. */
export interface StaffPage extends Page<AnyItem> {
  readonly total: number;
}

/** Where the next page of a list that is made anew each time begins; it may even have lost its last entry. */
export function startIndex(ids: readonly string[], query: Paging): number {
  const cursor = readCursor(query, (token) => decodeCursor(searchCursor, token));
  if (!cursor) return 0;
  const [count, lastId] = cursor;
  const at = ids.indexOf(lastId);
  return at >= 0 ? at + 1 : Math.max(0, count - 1);
}

/**
 * One page of a type's list as staff see it. Without text, sorting, attention and publication it reads as many documents as
 * it returns, and one to count. Throws InvalidQuery.
 */
export async function listForStaff(
  services: Pick<Services, 'staffContent' | 'search' | 'previews' | 'pictures' | 'clock'>,
  type: ContentTypeDefinition,
  query: StaffQuery,
): Promise<StaffPage> {
  const { staffContent, search } = services;
  const limit = limitOf(query);
  const { text = '', sorting = 'site', attention, publication } = query;
  const where = whereOf(type, query.filters);
  if (!where) return { items: [], total: 0 };
  if (text === '' && sorting === 'site' && !attention && !publication) {
    const after = readCursor(query, (token) => readPageToken(type, token));
    const { states, total } = await staffContent.list(type, { limit, after, where });
    const items = await Promise.all(states.map((each) => presentState(services, type, each)));
    return { ...pageOf(items, limit, (last) => pageTokenAfter(type, last)), total };
  }
  const found = await search.find(type, { text, sorting, where, attention, state: publication });
  const start = startIndex(
    found.map(({ id }) => id),
    query,
  );
  const shown = found.slice(start, start + limit);
  const last = shown.at(-1);
  const items = await Promise.all(shown.map((each) => presentState(services, type, each)));
  const page = { items, total: found.length };
  const more = last && start + limit < found.length;
  return more ? { ...page, nextPageToken: encodeCursor([start + limit, last.id]) } : page;
}
