import type { AnyItem, ContentPath, ContentTypeStructure } from '@content';
import { listedIn } from '@content/closing';
import type { Reader } from '@content/contract';
import { languagesOf } from '@content/item';
import { pageTokenAfter, readPageToken } from '@content/page-token';
import { currentLanguage } from '../language';
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

/** Those that can be read in the page's language come first, each part in the order of the list. */
function translatedFirst<T extends object>(items: readonly T[]): readonly T[] {
  const isTranslated = (item: T) => languagesOf(item).includes(currentLanguage());
  return [...items.filter(isTranslated), ...items.filter((item) => !isTranslated(item))];
}

/**
 * Reads `size` items and whether there are more, by asking for one more than is shown. A cursor that no list has given,
 * as in a URL cut short, begins at the first item. Of a page, what is not translated comes last. What a response holds beyond what was asked for is left out, and of
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
    items: translatedFirst(shown).map((item) => listed(type, item)),
    next: items.length > size && last ? cursorAfter(sorted, last) : null,
  };
}
