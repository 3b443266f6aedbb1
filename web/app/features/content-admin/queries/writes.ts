import type { AnyItem, ContentTypeDefinition } from '@content';
import type { Page, TrashEntry } from '@content/api/contract';
import { staffApiPaths } from '@content/api/staff-contract';
import type { InfiniteData } from '@tanstack/react-query';
import { refreshOrganisation } from '../../shell/use-freshness';
import { queryClient } from './query-client';
import { itemRead, listKey, singletonRead } from './reads';

/** What the API has at a path has changed: what the screen shows of it is read again, and the histories on it. */
export function invalidateAt(path: string = staffApiPaths.audit): void {
  for (const changed of new Set([path, staffApiPaths.audit]))
    void queryClient.invalidateQueries({ queryKey: [changed] });
}

/** Something was added or changed behind a list, or may have been: those on the screen are read again. Resolves when they have been. */
export const invalidateLists = (path: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: listKey(path) });

/** An item has been saved, or brought back. */
export function setCachedItem(type: ContentTypeDefinition, item: AnyItem): void {
  queryClient.setQueryData(itemRead(type.path, item._id).key, item);
  if (type.singleton) queryClient.setQueryData(singletonRead(type).key, item);
  if (type.siteName) void refreshOrganisation();
  invalidateAt();
}

/** An item has been deleted. */
export function removeCachedItem(type: ContentTypeDefinition): void {
  if (type.singleton) queryClient.setQueryData(singletonRead(type).key, null);
  invalidateAt();
}

/** Takes entries out of the lists on the screen at once, whose further pages need not be read for that. */
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
