import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { dropDraft, type StoredDraftFile, storeFiles, writeDraft } from './draft-store';

export interface DraftContent {
  readonly key: string;
  /** Null when there is nothing unsaved. */
  readonly draft: object | null;
  readonly files?: readonly StoredDraftFile[];
  /** Another draft has this key: it is being offered, or another tab has it. */
  readonly isPaused?: boolean;
}

/** Which parts of a draft this browser has. */
export interface Stored {
  readonly text: boolean;
  readonly files: boolean;
}

/** Stores in this browser what is typed and chosen and not saved yet; returns which parts are stored. */
export function useStoredDraft({ key, draft, files = [], isPaused = false }: DraftContent): Stored {
  const [hasText, setHasText] = useState(true);
  const at = useRef(key);
  const isNewest = useRef(true);
  // At once, as the page may be gone by the next task.
  useLayoutEffect(() => {
    if (isPaused) return;
    if (at.current !== key) void dropDraft(at.current);
    at.current = key;
    if (!draft) return void dropDraft(key);
    isNewest.current = writeDraft(key, draft);
    setHasText(isNewest.current);
  }, [key, draft, isPaused]);

  const chosen = files.map(({ id }) => id).join(' ');
  const [storedFiles, setStoredFiles] = useState('');
  const store = useEffectEvent(() => storeFiles(key, files));
  useEffect(() => {
    if (!isPaused) void store().then((isStored) => setStoredFiles(isStored ? chosen : ''));
  }, [key, chosen, isPaused]);
  return { text: hasText, files: chosen === '' || storedFiles === chosen };
}
