import type { ContentPath, ContentTypeStructure, ItemAt } from '@content';
import { type Reader, ReadError } from '@content/api/contract';
import { hasPage } from '@content/items/item';
import { encodeCursor } from '@content/items/page-token';
import type { ListedAt } from './listed';
import { settle } from './outcome';
import { type PageQuery, readList } from './read-list';

/** Reads an item for its page. Rejects with ReadError, 404 also for an item that lacks what its page needs. */
export async function readItemWithPage<P extends ContentPath>(
  reader: Reader,
  type: ContentTypeStructure & { readonly path: P },
  id: string | undefined,
): Promise<ItemAt<P>> {
  const item = await reader.one<P>(type.path, id ?? '');
  if (!hasPage(type, item)) throw new ReadError(404, `An item of ${type.path} without a page`);
  return item;
}

/** Reads an item that the URL of a list may name; null without one, or when visitors no longer see it. */
export const readNamed = <P extends ContentPath>(
  reader: Reader,
  path: P,
  id: string | null,
): Promise<ItemAt<P> | null> =>
  id === null ? Promise.resolve(null) : reader.one<P>(path, id).catch(() => null);

/** How many further items a page of one item names. */
const FURTHER = 3;

/**
 * The way on from a page of one item: the newest others of its list that have a page, or with `isOlderFirst` those that follow
 * it there, and then the newest. With `filters`, which name the item, those of another type that refer to it, also without a
 * page. Read when the item is there; none when it is not, or when the list cannot be read, which is
 * only logged: the page itself has all it needs.
 */
export async function readRelated<P extends ContentPath>(
  reader: Reader,
  type: ContentTypeStructure & { readonly path: P },
  item: Promise<{ readonly _id: string }>,
  { isOlderFirst = false, filters }: Pick<PageQuery, 'filters'> & { isOlderFirst?: boolean } = {},
): Promise<readonly ListedAt<P>[]> {
  // One after the other: an address that leads nowhere costs one read, not a list as well.
  const found = await item.catch(() => null);
  if (!found) return [];
  // Twice as many as are named: some may be without a page.
  const others = async (after: string | null) => {
    const list = await settle(readList<P>(reader, type, { size: FURTHER * 2, after, filters }));
    if (!list.ok) return [];
    return list.value.items.filter((other) => other._id !== found._id && (filters || hasPage(type, other)));
  };
  const older = isOlderFirst ? await others(encodeCursor([0, found._id])) : [];
  const newest = older.length < FURTHER ? await others(null) : [];
  const isKnown = new Set(older.map(({ _id }) => _id));
  return [...older, ...newest.filter(({ _id }) => !isKnown.has(_id))].slice(0, FURTHER);
}
