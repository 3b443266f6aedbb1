import type { AnyItem, ContentTypeDefinition } from '@content';
import type { Page, TrashEntry } from '@content/api/contract';
import { staffApiPaths } from '@content/api/staff-contract';
import type { InfiniteData } from '@tanstack/react-query';
import { refreshOrganisation } from '../../shell/use-freshness';
import { queryClient } from './query-client';
import { itemRead, listKey, singletonRead } from './reads';

/** Has the reads of a changed path on the screen repeated, and those of histories. */
export function invalidateAt(path: string = staffApiPaths.audit): void {
  for (const changed of new Set([path, staffApiPaths.audit]))
    void queryClient.invalidateQueries({ queryKey: [changed] });
}

/** Has the lists of a type on the screen read again; resolves when they have been. */
export const invalidateLists = (path: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: listKey(path) });

/** Updates the cache for an item that was saved or restored. */
export function setCachedItem(type: ContentTypeDefinition, item: AnyItem): void {
  queryClient.setQueryData(itemRead(type.path, item._id).key, item);
  if (type.singleton) queryClient.setQueryData(singletonRead(type).key, item);
  if (type.siteName) void refreshOrganisation();
  invalidateAt();
}

export function removeCachedItem(type: ContentTypeDefinition): void {
  if (type.singleton) queryClient.setQueryData(singletonRead(type).key, null);
  invalidateAt();
}

/** Removes entries from the lists on the screen without reading their pages again. */
function removeFromPages<T>(queryKey: readonly unknown[], isGone: (entry: T) => boolean): void {
  queryClient.setQueriesData<InfiniteData<Page<T>>>(
    { queryKey },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({ ...page, items: page.items.filter((entry) => !isGone(entry)) })),
      },
  );
}

export const removeFromLists = (path: string, id: string): void =>
  removeFromPages<AnyItem>(listKey(path), ({ _id }) => _id === id);

export const removeFromTrash = (path: string, id: string): void =>
  removeFromPages<TrashEntry>([staffApiPaths.trash], (entry) => entry.path === path && entry.item._id === id);
