import type { AnyItem, ContentPath, ContentType, ItemAt } from '@content';
import type { Reader } from '@content/contract';
import { pageTokenAfter, readPageToken } from '@content/page-token';

/** How many items a list shows before 'Show more' (decisions.md section 6). */
export const pageSizes = { cards: 12, gallery: 24, programs: 50 } as const;

/** One screenful of a list; `next` continues it: the value of `?after=`. */
export interface Screenful<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

export interface ScreenfulQuery {
  readonly size: number;
  readonly after?: string | null;
  readonly filters?: Readonly<Record<string, string>>;
}

/**
 * Reads `size` items and whether there are more, by asking for one more than is shown. A token that no list has given,
 * as in an address cut short, begins at the first item.
 */
export async function readScreenful<P extends ContentPath>(
  reader: Reader,
  type: Extract<ContentType, { path: P }>,
  { size, after, filters }: ScreenfulQuery,
): Promise<Screenful<ItemAt<P>>> {
  const { items } = await reader.list<P>(type.path, {
    pageSize: size + 1,
    ...(after && readPageToken(type, after) ? { pageToken: after } : {}),
    ...(filters ? { filters } : {}),
  });
  const shown = items.slice(0, size);
  const last = shown.at(-1) as AnyItem | undefined;
  return { items: shown, next: items.length > size && last ? pageTokenAfter(type, last) : null };
}
