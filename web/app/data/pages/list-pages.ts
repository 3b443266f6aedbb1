import type { AnyItem, ContentPath, ContentTypeStructure } from '@content';
import { listedIn, type ListState } from '@content/items/closing';
import type { Reader } from '@content/api/contract';
import { decodeCursor, encodeCursor, listCursor } from '@content/items/page-token';
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
  readonly state?: ListState | undefined;
}

/**
 * Reads `size` items and where there are more. A cursor that no list has given, as in a URL cut short, begins at the first
 * item. Of each item, what no list shows is left out. Rejects with ReadError.
 *
 * An item of the response that does not fit what was asked for is left out, as is one too many. An item that does not say a
 * value does not fit: a project is ongoing only where it says so. Letters count in any case. Among what is closed, upcoming or
 * past an item has its day; which day it is the site knows better than a browser's clock.
 */
export async function readList<P extends ContentPath>(
  reader: Reader,
  type: ContentTypeStructure & { readonly path: P },
  { size, after, filters = {}, state }: PageQuery,
): Promise<PageOfItems<ListedAt<P>>> {
  const cursor = decodeCursor(listCursor, after ?? '');
  const pageToken = cursor && after ? after : undefined;
  const asked = { pageSize: size, pageToken, filters, state };
  const { items, nextPageToken } = await reader.list<P>(type.path, asked);
  const [sortedBy] = listedIn(type, state).order;
  const fitting = items.filter((item) => {
    const values = item as unknown as AnyItem;
    if (state && state !== 'open' && !values[sortedBy?.field ?? '']) return false;
    return Object.entries(filters).every(([name, wanted]) => {
      const { [name]: value = false } = values;
      return String(value).toLowerCase() === wanted.toLowerCase();
    });
  });
  const shown = fitting.slice(0, size);
  const last = shown.at(-1);
  const [before] = cursor ?? [0];
  // A response with more than was asked for may tell no token.
  const rest = fitting.length > size && last ? encodeCursor([before + size, last._id]) : null;
  return { items: shown.map((item) => listed(type, item)), next: nextPageToken ?? rest };
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

/** A list as it is shown: of each page of `size` items those come first that are translated. What is appended moves nothing. */
export const translatedFirst = <T>(
  items: readonly T[],
  size: number,
  isTranslated: (item: T) => boolean,
): readonly T[] =>
  items.flatMap((_, i) => {
    const page = i % size === 0 ? items.slice(i, i + size) : [];
    return [...page.filter(isTranslated), ...page.filter((item) => !isTranslated(item))];
  });
