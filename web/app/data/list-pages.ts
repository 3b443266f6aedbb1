import type { AnyItem, ContentPath, ContentTypeStructure } from '@content';
import { listedIn } from '@content/closing';
import type { Reader } from '@content/contract';
import { pageTokenAfter, readPageToken } from '@content/page-token';
import { listed, type ListedAt } from './listed';
import { fits, type ListFilter } from './read-first';

/** How many items a list shows before 'Show more'. */
export const pageSizes = { cards: 12, pictures: 24, rows: 50 } as const;

/** One page of a list; `next` is the cursor of the page after it (the value of `?after=`), null at the end. */
export interface PageOfItems<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

export interface PageQuery extends ListFilter {
  readonly size: number;
  readonly after?: string | null;
}

/** The cursor of the page after `item`; null for an item without the times that its list is sorted by. */
function cursorAfter(type: ContentTypeStructure, item: AnyItem): string | null {
  const cursor = pageTokenAfter(type, item);
  return readPageToken(type, cursor) ? cursor : null;
}

/**
 * Reads `size` items and whether there are more, by asking for one more than is shown. A cursor that no list has given,
 * as in a URL cut short, begins at the first item. What a response holds beyond what was asked for is left out, and of
 * each item what no list shows. Rejects with ReadError.
 */
export async function readPage<P extends ContentPath>(
  reader: Reader,
  type: ContentTypeStructure & { readonly path: P },
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

/** A list after its first page was read again: the items that had been appended follow where that page now ends, if they do. */
export function joinPages<T extends { readonly _id: string }>(
  first: PageOfItems<T>,
  shown: PageOfItems<T> | null,
): PageOfItems<T> {
  const last = first.items.at(-1);
  const seam = shown?.items.findIndex(({ _id }) => _id === last?._id) ?? -1;
  if (!shown || seam === -1 || first.next === null) return first;
  const rest = shown.items.slice(seam + 1);
  return rest.length === 0 ? first : { items: [...first.items, ...rest], next: shown.next };
}
