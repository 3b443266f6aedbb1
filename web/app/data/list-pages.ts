import type { AnyItem, ContentPath, ContentType, ContentTypeDefinition } from '@content';
import { type ClosingState, listedIn } from '@content/closing';
import type { Reader } from '@content/contract';
import { pageTokenAfter, readPageToken } from '@content/page-token';
import { listed, type ListedAt } from './listed';

/** How many items a list shows before 'Show more'. */
export const pageSizes = { cards: 12, pictures: 24, rows: 50 } as const;

/** One page of a list; `next` is the cursor of the page after it (the value of `?after=`), null at the end. */
export interface PageOfItems<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

export interface PageQuery {
  readonly size: number;
  readonly after?: string | null;
  readonly filters?: Readonly<Record<string, string>>;
  readonly state?: ClosingState | undefined;
}

/** The cursor of the page after `item`; null for an item without the times that its list is sorted by. */
function cursorAfter(type: ContentTypeDefinition, item: AnyItem): string | null {
  const cursor = pageTokenAfter(type, item);
  return readPageToken(type, cursor) ? cursor : null;
}

/**
 * An item that does not say a value does not fit: a project is ongoing only where it says so. Letters count in any
 * case. Among what is closed it has a last day; which day it is the site knows better than a browser's clock.
 */
function fits(type: ContentTypeDefinition, item: AnyItem, { filters = {}, state }: PageQuery): boolean {
  if (state === 'closed' && !item[type.closing ?? '']) return false;
  return Object.entries(filters).every(([name, wanted]) => {
    const { [name]: value = false } = item;
    return String(value).toLowerCase() === wanted.toLowerCase();
  });
}

/**
 * Reads `size` items and whether there are more, by asking for one more than is shown. A cursor that no list has given,
 * as in a URL cut short, begins at the first item. What a response holds beyond what was asked for is left out, and of
 * each item what no list shows. Rejects with ReadError.
 */
export async function readPage<P extends ContentPath>(
  reader: Reader,
  type: Extract<ContentType, { path: P }>,
  query: PageQuery,
): Promise<PageOfItems<ListedAt<P>>> {
  const { size, after, filters, state } = query;
  const sorted = listedIn(type, state);
  const page = await reader.list<P>(type.path, {
    pageSize: size + 1,
    pageToken: after && readPageToken(sorted, after) ? after : undefined,
    filters,
    state,
  });
  const items = page.items.filter((item) => fits(type, item as unknown as AnyItem, query));
  const shown = items.slice(0, size);
  const last = shown.at(-1) as AnyItem | undefined;
  return {
    items: shown.map((item) => listed(type, item)),
    next: items.length > size && last ? cursorAfter(sorted, last) : null,
  };
}

/** Reads the first items of a list for a page that does not go on with it. Rejects with ReadError. */
export async function readFirst<P extends ContentPath>(
  reader: Reader,
  type: Extract<ContentType, { path: P }>,
  query: PageQuery,
): Promise<Pick<PageOfItems<ListedAt<P>>, 'items'>> {
  const { items } = await readPage<P>(reader, type, query);
  return { items };
}
