import { useEffect, useRef, useState } from 'react';
import { useDraftLock } from './draft-lock';
import type { DraftStore } from './draft-store';
import type { StoredDraftFile } from './kept-files';
import { dropFiles, keepFiles } from './kept-files';

/** What a screen wants kept. */
export interface Keeping<D> {
  /** The storage key of this screen's draft. */
  readonly key: string;
  /** Null when there is nothing unsaved. */
  readonly draft: D | null;
  /** Chosen files that are not saved. */
  readonly files: readonly StoredDraftFile[];
  /** While an older draft is being offered. */
  readonly paused?: boolean;
}

/** What this browser keeps of a screen: what was typed, and the chosen files. */
export interface Kept {
  readonly text: boolean;
  readonly files: boolean;
}

function useTextKeeping<D>(store: DraftStore<D>, { key, draft, paused }: Keeping<D>): boolean {
  const keptAt = useRef<string | null>(null);
  const [works, setWorks] = useState(true);
  useEffect(() => {
    if (paused) return;
    if (keptAt.current !== null && (draft === null || keptAt.current !== key)) {
      store.dropText(keptAt.current);
      keptAt.current = null;
    }
    if (draft === null) return;
    keptAt.current = store.write(key, draft) ? key : null;
    setWorks(keptAt.current !== null);
  }, [store, key, draft, paused]);
  return works;
}

function useFileKeeping<D>({ key, files, paused }: Keeping<D>): boolean {
  const chosen = files.map(({ id }) => id).join(' ');
  const current = useRef(files);
  const keptAt = useRef<string | null>(null);
  const [kept, setKept] = useState('');
  useEffect(() => {
    current.current = files;
  });
  useEffect(() => {
    if (paused) return;
    const before = keptAt.current;
    keptAt.current = chosen === '' ? null : key;
    if (before !== null && before !== keptAt.current) void dropFiles(before);
    if (chosen !== '') {
      void keepFiles(key, current.current).then((isKept) => setKept(isKept ? chosen : ''));
    }
  }, [key, chosen, paused]);
  return chosen === '' || kept === chosen;
}

/** Keeps in this browser what is typed and chosen and not saved yet; returns what of it is kept. */
export function useDraftKeeping<D>(store: DraftStore<D>, keeping: Keeping<D>): Kept {
  useDraftLock(keeping.key);
  return { text: useTextKeeping(store, keeping), files: useFileKeeping(keeping) };
}
