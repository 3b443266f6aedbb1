import type { Page } from '@content/contract';
import { useState } from 'react';
import { logFailure } from '../../../data/admin-client';
import { withSignIn } from '../../session/sign-in-store';
import type { Paged } from './load-paged';
import { loadPaged } from './load-paged';

/** A list that grows page by page. `first` is what has been read already; without it `start` reads it. */
export function usePaged<T>(read: (pageToken?: string) => Promise<Page<T>>, first?: Paged<T>) {
  const [list, setList] = useState(first);
  const [busy, setBusy] = useState(false);

  async function load(pageToken?: string): Promise<void> {
    setBusy(true);
    try {
      const page = await withSignIn(() => loadPaged(() => read(pageToken)));
      setList((now) => {
        if (!now) return page;
        if (page.failed !== undefined) return { ...now, failed: page.failed };
        return pageToken === undefined ? page : { ...page, items: [...now.items, ...page.items] };
      });
    } catch (error) {
      logFailure(error);
      setList((now) => ({ items: [], ...now, failed: 'Not loaded: you are not signed in.' }));
    } finally {
      setBusy(false);
    }
  }

  return {
    list,
    busy,
    /** Reads the list from its beginning. */
    start: () => void load(),
    /** Reads what comes next; after a failure it tries the same again. */
    more: () => {
      if (!busy) void load(list?.next);
    },
    without: (isGone: (item: T) => boolean) =>
      setList((now) => now && { ...now, items: now.items.filter((item) => !isGone(item)) }),
  };
}
