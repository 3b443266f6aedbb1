import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type ChosenFile, dropDraft, storeFiles, storeText, writeDraft } from './draft-store';

interface DraftContent {
  readonly key: string;
  /** Null when there is nothing unsaved. */
  readonly draft: object | null;
  readonly files?: readonly ChosenFile[];
  /** Nothing is stored, as another draft has this key: it is being offered, or another tab has it. */
  readonly isPaused?: boolean;
}

/** The parts of a draft that this browser has. */
export interface Stored {
  readonly text: boolean;
  readonly files: boolean;
}

/** Stores in this browser what is typed and chosen and not saved yet; returns which parts are stored. */
export function useStoredDraft({ key, draft, files = [], isPaused = false }: DraftContent): Stored {
  const [hasText, setHasText] = useState(true);
  const storedAt = useRef(key);
  const isStored = useRef(true);
  // At once, as the page may be gone by the next task.
  useLayoutEffect(() => {
    if (isPaused) return;
    if (storedAt.current !== key) void dropDraft(storedAt.current);
    storedAt.current = key;
    if (!draft) return void dropDraft(key);
    // Of an open form's draft only the outbox wants to know, once it is queued: typing must not have all drafts read again.
    const store = 'isQueued' in draft && draft.isQueued ? writeDraft : storeText;
    isStored.current = store(key, draft);
    setHasText(isStored.current);
  }, [key, draft, isPaused]);

  const chosen = files.map(({ id }) => id).join(' ');
  const [storedFiles, setStoredFiles] = useState('');
  const store = useEffectEvent(() => storeFiles(key, files));
  useEffect(() => {
    if (!isPaused) void store().then((areStored) => setStoredFiles(areStored ? chosen : ''));
  }, [key, chosen, isPaused]);
  return { text: hasText, files: chosen === '' || storedFiles === chosen };
}
