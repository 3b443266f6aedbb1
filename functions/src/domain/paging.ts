import { MAX_PAGE_SIZE, type Page } from '@content/api/contract';
import { decodeCursor, encodeCursor, listCursor } from '@content/items/page-token';
import { InvalidQuery } from './errors';

/** A page of a list: at most `pageSize` entries (200 by default, and no more) behind `pageToken`. */
export interface Paging {
  readonly pageSize?: number | undefined;
  readonly pageToken?: string | undefined;
}

/** The most entries of a page. */
export function limitOf({ pageSize = MAX_PAGE_SIZE }: Paging): number {
  return Math.min(pageSize, MAX_PAGE_SIZE);
}

/** The cursor at which a page begins, undefined for the first one. Throws InvalidQuery for a token that `decode` refuses. */
export function readCursor<C>({ pageToken }: Paging, decode: (token: string) => C | null): C | undefined {
  if (pageToken === undefined) return undefined;
  const cursor = decode(pageToken);
  if (cursor === null) throw new InvalidQuery('pageToken is not one that this list has given');
  return cursor;
}

function pageWith<T>(items: T[], hasNext: boolean, tokenAfter: (last: T) => string): Page<T> {
  const last = items.at(-1);
  return last !== undefined && hasNext ? { items, nextPageToken: tokenAfter(last) } : { items };
}

/** A page of a list that Firestore sorts. Whenever it is full it has a token: only the next page knows whether more follows. */
export const pageOf = <T>(items: T[], limit: number, tokenAfter: (last: T) => string): Page<T> =>
  pageWith(items, items.length === limit, tokenAfter);

/** One page of a list that is made anew each time, also where the last entry before it is gone. Throws InvalidQuery. */
export function pageAt<T>(all: readonly T[], idOf: (entry: T) => string, query: Paging): Page<T> {
  const [count, lastId] = readCursor(query, (token) => decodeCursor(listCursor, token)) ?? ([0, ''] as const);
  const at = all.findIndex((entry) => idOf(entry) === lastId);
  const start = at >= 0 ? at + 1 : Math.max(0, count - 1);
  const end = start + limitOf(query);
  return pageWith(all.slice(start, end), end < all.length, (last) => encodeCursor([end, idOf(last)]));
}
