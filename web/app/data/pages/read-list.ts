import type { ContentPath, ContentTypeStructure } from '@content';
import { listedIn, type ListState } from '@content/items/closing';
import type { Reader } from '@content/api/contract';
import { decodeCursor, encodeCursor, listCursor } from '@content/items/page-token';
import { listed, type ListedAt } from './listed';

/** The number of items before 'Show more'. */
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
 * Whether an item fits a query. A missing value counts as false; case does not matter. Closed, upcoming and past items must have a
 * day, but only the site compares it with today.
 */
function fits(
  type: ContentTypeStructure,
  { filters = {}, state }: Pick<PageQuery, 'filters' | 'state'>,
  item: object,
): boolean {
  const values: Readonly<Record<string, unknown>> = { ...item };
  const [sortedBy] = listedIn(type, state).order;
  if (state && state !== 'open' && !values[sortedBy?.field ?? '']) return false;
  return Object.entries(filters).every(([name, expected]) => {
    const { [name]: value = false } = values;
    return String(value).toLowerCase() === expected.toLowerCase();
  });
}

/**
 * Reads `size` items and the cursor of the next page. An invalid cursor, as in a URL cut short, begins at the first item. Fields
 * that no list shows are left out, as are items of the response that do not fit the query or are beyond `size`. Rejects with ReadError.
 */
export async function readList<P extends ContentPath>(
  reader: Reader,
  type: ContentTypeStructure & { readonly path: P },
  { size, after, filters = {}, state }: PageQuery,
): Promise<PageOfItems<ListedAt<P>>> {
  const cursor = decodeCursor(listCursor, after ?? '');
  const pageToken = cursor && after ? after : undefined;
  const query = { pageSize: size, pageToken, filters, state };
  const { items, nextPageToken } = await reader.list<P>(type.path, query);
  const fitting = items.filter((item) => fits(type, query, item));
  const page = fitting.slice(0, size);
  const last = page.at(-1);
  const [before] = cursor ?? [0];
  // A response with more items than requested may have no token.
  const rest = fitting.length > size && last ? encodeCursor([before + size, last._id]) : null;
  return { items: page.map((item) => listed(type, item)), next: nextPageToken ?? rest };
}

/** Joins the first page of a list, read again, with what the list had grown to: appended items follow if the pages still meet. */
export function joinPages<T extends { readonly _id: string }>(
  first: PageOfItems<T>,
  grown: PageOfItems<T> | null,
): PageOfItems<T> {
  const last = first.items.at(-1);
  const seam = grown?.items.findIndex(({ _id }) => _id === last?._id) ?? -1;
  if (!grown || seam === -1 || first.next === null) return first;
  const rest = grown.items.slice(seam + 1);
  return rest.length === 0 ? first : { items: [...first.items, ...rest], next: grown.next };
}

/** Moves translated items to the front of each page of `size` items; appended pages move nothing before them. */
export const translatedFirst = <T>(
  items: readonly T[],
  size: number,
  isTranslated: (item: T) => boolean,
): readonly T[] =>
  items.flatMap((_, i) => {
    const page = i % size === 0 ? items.slice(i, i + size) : [];
    return [...page.filter(isTranslated), ...page.filter((item) => !isTranslated(item))];
  });
