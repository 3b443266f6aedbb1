import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useDraftLock, oneFreed } from './draft-lock';
import { type DraftStore, type StoredDraftFile, dropFiles, storeFiles } from './draft-store';

export interface DraftContent<D> {
  /** The storage key of this screen's draft. */
  readonly key: string;
  /** Null when there is nothing unsaved. */
  readonly draft: D | null;
  readonly files: readonly StoredDraftFile[];
  /** While an older draft is being offered. */
  readonly paused?: boolean;
}

export interface Stored {
  readonly text: boolean;
  readonly files: boolean;
}

function useStoredText<D>(store: DraftStore<D>, { key, draft, paused }: DraftContent<D>): boolean {
  /** Where a text is stored, and whether that is the newest. */
  const stored = useRef<{ at: string | null; isNewest: boolean }>({ at: null, isNewest: true });
  const [works, setWorks] = useState(true);
  // At once, as the page may be gone by the next task.
  useLayoutEffect(() => {
    if (paused) return;
    const { at } = stored.current;
    const isOver = at !== null && (draft === null || at !== key);
    if (isOver) store.dropText(at);
    const kept = isOver ? null : at;
    if (draft === null) {
      stored.current = { at: kept, isNewest: true };
      return;
    }
    const isNewest = store.write(key, draft);
    stored.current = { at: isNewest ? key : kept, isNewest };
    setWorks(stored.current.isNewest);
  }, [store, key, draft, paused]);
  return works;
}

function useStoredFiles<D>({ key, files, paused }: DraftContent<D>): boolean {
  const chosen = files.map(({ id }) => id).join(' ');
  const current = useRef(files);
  const storedAt = useRef<string | null>(null);
  const [stored, setStored] = useState('');
  useEffect(() => {
    current.current = files;
  });
  useEffect(() => {
    if (paused) return;
    const before = storedAt.current;
    storedAt.current = chosen === '' ? null : key;
    if (before !== null && before !== storedAt.current) void dropFiles(before);
    if (chosen !== '') {
      void storeFiles(key, current.current).then((isStored) => setStored(isStored ? chosen : ''));
    }
  }, [key, chosen, paused]);
  return chosen === '' || stored === chosen;
}

/** Stores in this browser what is typed and chosen and not saved yet; returns which parts are stored. */
export function useLocalDraft<D>(store: DraftStore<D>, content: DraftContent<D>): Stored {
  useDraftLock(content.key);
  return { text: useStoredText(store, content), files: useStoredFiles(content) };
}

/** Waits until this tab is visible. */
async function seen(signal: AbortSignal): Promise<void> {
  while (document.visibilityState !== 'visible' && !signal.aborted) {
    await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
  }
}

/**
 * Looks for drafts of earlier visits when a screen opens, and `again` whenever another tab that had such a draft open is
 * closed.
 */
export function useOffers<D>(
  store: Pick<DraftStore<D>, 'locks'>,
  prefix: string,
  look: (again: boolean) => Promise<void>,
): void {
  const lookNow = useEffectEvent(look);
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    void (async () => {
      let held = await store.locks(prefix);
      await lookNow(false);
      while (await oneFreed(held, signal)) {
        await seen(signal);
        if (signal.aborted) return;
        held = await store.locks(prefix);
        await lookNow(true);
      }
    })();
    return () => left.abort();
  }, [store, prefix]);
}
