import type { AnyItem } from '@content';
import { useRef, useState } from 'react';
import { logFailure } from '../../../data/admin-client';
import { withSignIn } from '../../session/sign-in-store';
import type { LoadedList } from './load-list';
import { loadPage } from './load-list';
import type { StaffQuery } from './staff-query';

/** `item` at the place `at`, unless the list holds it already. */
function withItem(list: LoadedList, item: AnyItem, at: number): LoadedList {
  if (list.items.some(({ _id }) => _id === item._id)) return list;
  return { ...list, items: list.items.toSpliced(at, 0, item), total: list.total + 1 };
}

/** What comes behind a list, without what is in it already: the site may have changed in between. */
function extended(list: LoadedList, page: LoadedList): LoadedList {
  const known = new Set(list.items.map(({ _id }) => _id));
  const fresh = page.items.filter(({ _id }) => !known.has(_id));
  return { ...page, items: [...list.items, ...fresh] };
}

/** A list on the screen: the page that the address asked for, and what the person asked for behind it. */
export function useList(path: string, query: StaffQuery, first: LoadedList) {
  const [list, setList] = useState(first);
  const [begun, setBegun] = useState(first);
  const [busy, setBusy] = useState(false);
  // Where deleted items stood: an Undo may come from a toast that is older than the list on the screen.
  const places = useRef(new Map<string, number>());
  if (begun !== first) {
    setBegun(first);
    setList(first);
  }

  async function readMore(): Promise<void> {
    setBusy(true);
    try {
      const page = await withSignIn(() => loadPage(path, query, list.next));
      setList((now) => (page.failed === undefined ? extended(now, page) : { ...now, failed: page.failed }));
    } catch (error) {
      logFailure(error);
      setList((now) => ({ ...now, failed: 'Not loaded: you are not signed in.' }));
    } finally {
      setBusy(false);
    }
  }

  return {
    list,
    busy,
    more: () => {
      if (!busy) void readMore();
    },
    /** Takes a deleted item out. */
    without: (item: AnyItem) => {
      places.current.set(
        item._id,
        list.items.findIndex(({ _id }) => _id === item._id),
      );
      setList((now) => ({
        ...now,
        items: now.items.filter(({ _id }) => _id !== item._id),
        total: now.total - 1,
      }));
    },
    /** Puts an item back where it was. */
    withAgain: (item: AnyItem) => setList((now) => withItem(now, item, places.current.get(item._id) ?? 0)),
  };
}
