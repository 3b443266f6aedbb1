import type { ContentPath, ContentTypeStructure, ItemAt } from '@content';
import type { Reader } from '@content/contract';
import { ReadError } from '@content/contract';
import { hasPage } from '@content/item';

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
