import type { AnyItem, ContentTypeDefinition } from '@content';
import type { Page, TrashEntry } from '@content/contract';
import type { InfiniteData } from '@tanstack/react-query';
import type { ItemPage } from '../../../data/admin-content';
import { refreshOrganisation } from '../../shell/use-freshness';
import { queryClient } from './query-client';
import { itemRead, keys, singletonRead } from './reads';

/** After a write: histories that are on the screen are read again. */
export function invalidateAudit(): void {
  void queryClient.invalidateQueries({ queryKey: keys.history });
}

/** Something was added or changed behind a list, or may have been: those on the screen are read again. */
export function invalidateLists(path: string): void {
  void queryClient.invalidateQueries({ queryKey: keys.lists(path) });
}

/** An item has been saved, or brought back. */
export function setCachedItem(type: ContentTypeDefinition, item: AnyItem): void {
  queryClient.setQueryData(itemRead(type.path, item._id).key, item);
  if (type.singleton) queryClient.setQueryData(singletonRead(type).key, item);
  if (type.siteName) refreshOrganisation();
  invalidateAudit();
}

/** An item has been deleted. */
export function removeCachedItem(type: ContentTypeDefinition): void {
  if (type.singleton) queryClient.setQueryData(singletonRead(type).key, null);
  invalidateAudit();
}

/** The media library has changed: what the screen shows of it is read again. */
export function invalidateMedia(): void {
  void queryClient.invalidateQueries({ queryKey: keys.media });
  invalidateAudit();
}

/** Several items have left the trash: what the screen shows of it is read again. */
export function invalidateTrash(): void {
  void queryClient.invalidateQueries({ queryKey: keys.trash });
  invalidateAudit();
}

type Lists<P extends Page<unknown>> = InfiniteData<P, string | undefined>;

function changeLists(path: string, change: (list: Lists<ItemPage>) => Lists<ItemPage>): void {
  queryClient.setQueriesData<Lists<ItemPage>>({ queryKey: keys.lists(path) }, (list) => list && change(list));
}

const holds = ({ pages }: Lists<ItemPage>, id: string) =>
  pages.some(({ items }) => items.some(({ _id }) => _id === id));

/** Takes a deleted item out of the type's lists. */
export function removeFromLists(path: string, id: string): void {
  changeLists(path, (list) =>
    holds(list, id)
      ? {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            items: page.items.filter(({ _id }) => _id !== id),
            total: page.total - 1,
          })),
        }
      : list,
  );
}

/** Puts an item into the type's lists at the index at which it stood, unless they hold it already. */
export function insertIntoLists(path: string, item: AnyItem, at: number): void {
  changeLists(path, (list) => {
    if (holds(list, item._id)) return list;
    let before = 0;
    let isPut = false;
    const pages = list.pages.map((page, i) => {
      const inPage = at - before;
      before += page.items.length;
      const isHere = !isPut && (inPage <= page.items.length || i === list.pages.length - 1);
      isPut ||= isHere;
      const items = isHere ? page.items.toSpliced(inPage, 0, item) : page.items;
      return { ...page, items, total: page.total + 1 };
    });
    return { ...list, pages };
  });
}

export function takeFromTrash(gone: TrashEntry): void {
  queryClient.setQueriesData<Lists<Page<TrashEntry>>>(
    { queryKey: keys.trash },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          items: page.items.filter(({ path, item }) => path !== gone.path || item._id !== gone.item._id),
        })),
      },
  );
}
