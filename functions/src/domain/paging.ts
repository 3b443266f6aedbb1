import type { Page } from '@content/api/contract';
import { MAX_PAGE_SIZE } from '@content/api/contract';
import { InvalidQuery } from './errors';

/** Which page of a list: at most `pageSize` entries (200 and no more without it) behind `pageToken`. */
export interface Paging {
  readonly pageSize?: number | undefined;
  readonly pageToken?: string | undefined;
}

/** How many entries a page holds at most. */
export function limitOf({ pageSize = MAX_PAGE_SIZE }: Paging): number {
  return Math.min(pageSize, MAX_PAGE_SIZE);
}

/** Where a page begins, or undefined for the first one. Throws InvalidQuery for a token that `decode` refuses. */
export function readCursor<C>({ pageToken }: Paging, decode: (token: string) => C | null): C | undefined {
  if (pageToken === undefined) return undefined;
  const cursor = decode(pageToken);
  if (cursor === null) throw new InvalidQuery('pageToken is not one that this list has given');
  return cursor;
}

/** A page of a list. Whenever it is full it has a token: only the next page knows whether more follows. */
export function pageOf<T>(items: T[], limit: number, tokenAfter: (last: T) => string): Page<T> {
  const last = items.at(-1);
  return last !== undefined && items.length === limit
    ? { items, nextPageToken: tokenAfter(last) }
    : { items };
}
