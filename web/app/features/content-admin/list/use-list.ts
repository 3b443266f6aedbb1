import type { AnyItem, ContentTypeDefinition } from '@content';
import { useDeferredValue, useState } from 'react';
import { logFailure } from '../../../data/admin-client';
import { withSignIn } from '../../session/sign-in-store';
import type { Sorting } from './arrange';
import { arrange } from './arrange';
import type { LoadedList } from './load-list';
import { LIST_PAGE, loadPage, loadRest } from './load-list';

/** A list on the screen: what is read, searched, sorted and shown of it. */
export function useList(type: ContentTypeDefinition, first: LoadedList) {
  const [list, setList] = useState(first);
  const [search, setSearch] = useState('');
  const [sorting, setSorting] = useState<Sorting>('site');
  const [shown, setShown] = useState(LIST_PAGE);
  const [busy, setBusy] = useState(false);

  async function read(work: () => Promise<LoadedList>): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      setList(await withSignIn(work));
    } catch (error) {
      logFailure(error);
      setList({ ...list, failed: 'Not loaded: you are not signed in.' });
    } finally {
      setBusy(false);
    }
  }

  // Typing stays quick: what is found follows a moment later.
  const wanted = useDeferredValue(search);
  const found = arrange(type, list.items, wanted, sorting);
  const readAll = () => {
    if (list.next !== undefined) void read(() => loadRest(type.path, list));
  };

  return {
    list,
    busy,
    search,
    sorting,
    found,
    visible: found.slice(0, shown),
    hasMore: found.length > shown || list.next !== undefined,
    find: (text: string) => {
      setSearch(text);
      if (text.trim() !== '') readAll();
    },
    sort: (next: Sorting) => {
      setSorting(next);
      if (next !== 'site') readAll();
    },
    more: () => {
      setShown(shown + LIST_PAGE);
      if (found.length >= shown + LIST_PAGE || list.next === undefined) return;
      void read(async () => {
        const page = await loadPage(type.path, list.next);
        return { ...page, items: [...list.items, ...page.items] };
      });
    },
    retry: () => void read(() => loadPage(type.path)),
    without: (item: AnyItem) =>
      setList((now) => ({ ...now, items: now.items.filter(({ _id }) => _id !== item._id) })),
    reload: () => void read(() => loadPage(type.path, undefined, Math.max(LIST_PAGE, list.items.length))),
  };
}
