import type { AnyItem, ContentPath, ContentTypeStructure } from '@content';
import type { ClosingState } from '@content/closing';
import type { Reader } from '@content/contract';
import { listed, type ListedAt } from './listed';

/** What a list is narrowed to. */
export interface ListFilter {
  readonly filters?: Readonly<Record<string, string>>;
  readonly state?: ClosingState | undefined;
}

/**
 * An item that does not say a value does not fit: a project is ongoing only where it says so. Letters count in any
 * case. Among what is closed it has a last day; which day it is the site knows better than a browser's clock.
 */
export function fits(
  type: ContentTypeStructure,
  item: AnyItem,
  { filters = {}, state }: ListFilter,
): boolean {
  if (state === 'closed' && !item[type.closing ?? '']) return false;
  return Object.entries(filters).every(([name, wanted]) => {
    const { [name]: value = false } = item;
    return String(value).toLowerCase() === wanted.toLowerCase();
  });
}

/**
 * Reads the first `size` items of a list for a page that does not go on with it; of each what lists show. Rejects with
 * ReadError.
 */
export async function readFirst<P extends ContentPath>(
  reader: Reader,
  type: ContentTypeStructure & { readonly path: P },
  { size, filters }: { readonly size: number } & Pick<ListFilter, 'filters'>,
): Promise<{ readonly items: readonly ListedAt<P>[] }> {
  const { items } = await reader.list<P>(type.path, { pageSize: size, filters });
  const fitting = items.filter((item) => fits(type, item as unknown as AnyItem, { filters }));
  return { items: fitting.slice(0, size).map((item) => listed(type, item)) };
}
