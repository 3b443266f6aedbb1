import type { AnyItem, ContentPath, ContentTypeStructure } from '@content';
import { listedIn, type ListState } from '@content/items/closing';
import type { ListQuery, Reader } from '@content/api/contract';
import { pageTokenAfter, readPageToken } from '@content/items/page-token';
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
 * The items of a response that fit what was asked for. An item that does not say a value does not fit: a project is ongoing
 * only where it says so. Letters count in any case. Among what is closed, upcoming or past an item has its day;
 * which day it is the site knows better than a browser's clock.
 */
async function readFitting<P extends ContentPath>(
  reader: Reader,
  type: ContentTypeStructure & { readonly path: P },
  query: ListQuery,
) {
  const { items } = await reader.list<P>(type.path, query);
  const [sortedBy] = listedIn(type, query.state).order;
  return items.filter((item) => {
    const values = item as unknown as AnyItem;
    if (query.state && query.state !== 'open' && !values[sortedBy?.field ?? '']) return false;
    return Object.entries(query.filters ?? {}).every(([name, wanted]) => {
      const { [name]: value = false } = values;
      return String(value).toLowerCase() === wanted.toLowerCase();
    });
  });
}

/**
 * Reads the first `size` items of a list for a page that does not go on with it; of each what lists show. Rejects with
 * ReadError.
 */
export async function readFirst<P extends ContentPath>(
  reader: Reader,
  type: ContentTypeStructure & { readonly path: P },
  { size, filters }: Pick<PageQuery, 'size' | 'filters'>,
): Promise<{ readonly items: readonly ListedAt<P>[] }> {
  const items = await readFitting<P>(reader, type, { pageSize: size, filters });
  return { items: items.slice(0, size).map((item) => listed(type, item)) };
}

/**
 * Reads `size` items and whether there are more, by asking for one more than is shown. A cursor that no list has given,
 * as in a URL cut short, begins at the first item. What a response holds beyond what was asked for is left out, and of
 * each item what no list shows. Rejects with ReadError.
 */
export async function readPage<P extends ContentPath>(
  reader: Reader,
  type: ContentTypeStructure & { readonly path: P },
  { size, after, filters, state }: PageQuery,
): Promise<PageOfItems<ListedAt<P>>> {
  const sorted = listedIn(type, state);
  const pageToken = after && readPageToken(sorted, after) ? after : undefined;
  const items = await readFitting<P>(reader, type, { pageSize: size + 1, pageToken, filters, state });
  const shown = items.slice(0, size);
  const last = shown.at(-1) as AnyItem | undefined;
  const next = items.length > size && last ? pageTokenAfter(sorted, last) : null;
  return {
    items: shown.map((item) => listed(type, item)),
    // An item without the times that its list is sorted by has no cursor.
    next: next && readPageToken(sorted, next) ? next : null,
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
