import { createStore, del, get, set } from 'idb-keyval';
import { type RefObject, useEffect, useEffectEvent, useState, useLayoutEffect, useRef } from 'react';
import { currentUser } from '../../../data/staff/session';
import { safeStorage } from '../../../data/device/safe-storage';

/** A chosen file, with its id in the form and of its upload. */
export interface ChosenFile {
  readonly id: string;
  readonly file: File;
}

/** Chosen files of local drafts, in IndexedDB: local storage holds only text. */
const fileStore = createStore('drafts', 'files');

/** Stores the files of a draft in place of earlier ones; false when the browser has no room for them. */
export async function storeFiles(key: string, files: readonly ChosenFile[]): Promise<boolean> {
  try {
    await (files.length > 0 ? set(key, files, fileStore) : del(key, fileStore));
    return true;
  } catch {
    return false;
  }
}

/** The stored files of a draft, by id; none where the browser stores none or has deleted them. */
export async function readFiles(key: string): Promise<ReadonlyMap<string, File>> {
  try {
    const files = (await get<readonly ChosenFile[]>(key, fileStore)) ?? [];
    return new Map(files.map(({ id, file }) => [id, file]));
  } catch {
    return new Map();
  }
}

/** The storage key of a draft, with the person's uid: staff who share a computer do not see each other's. */
export const draftKey = (...parts: readonly string[]): string =>
  ['draft', currentUser() ?? '', ...parts].join(':');

/** The storage keys of uploads begin with it, behind the person's uid. */
export const UPLOAD = 'upload';
/** Those of batches begin with it. */
export const BATCH = 'batch';

/** The parts of a draft's key behind the person's uid. */
export const draftParts = (key: string): readonly string[] => key.slice(draftKey('').length).split(':');

/** The keys of the person's drafts; `parts` narrows them to keys that begin so. */
export function draftKeys(...parts: readonly string[]): string[] {
  const all = safeStorage(() => Object.keys(window.localStorage)) ?? [];
  return all.filter((key) => key.startsWith(draftKey(...parts, '')));
}

/** The draft at a key as it was written, with files by their names alone. Null for none, and for what cannot be read. */
export const readDraft = <D>(key: string): D | null =>
  safeStorage(() => JSON.parse(window.localStorage.getItem(key) ?? 'null') as D | null);

/** A draft, or a part of it, as local storage has it: with files by their names. */
export const draftText = (draft: object): string =>
  JSON.stringify(draft, (_, value: unknown) => (value instanceof File ? { name: value.name } : value));

const storeText = (key: string, draft: object): boolean =>
  safeStorage(() => {
    window.localStorage.setItem(key, draftText(draft));
    return true;
  }) ?? false;

/** Stores a draft in place of the one before; false when the browser has no room for it. */
export function writeDraft(key: string, draft: object): boolean {
  const isStored = storeText(key, draft);
  draftsHaveChanged();
  return isStored;
}

/** Deletes a draft with its files. */
export function dropDraft(key: string): Promise<boolean> {
  safeStorage(() => window.localStorage.removeItem(key));
  draftsHaveChanged();
  return storeFiles(key, []);
}

/** Deletes the drafts of the person who signs out: others may use this browser. */
export const forgetDrafts = (): Promise<unknown> => Promise.all(draftKeys().map(dropDraft));

const changes = new EventTarget();

const draftsHaveChanged = (): boolean => changes.dispatchEvent(new Event('change'));

/** Calls `listener` when drafts may have changed, in this tab or another one; returns a function that ends that. */
export function watchDrafts(listener: () => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  changes.addEventListener('change', listener, { signal });
  for (const event of ['storage', 'focus']) window.addEventListener(event, listener, { signal });
  return () => end.abort();
}

/** Milliseconds after which the lock of a tab or form that is closed is nearly always free. */
const CLOSING = 400;

/** Does the work once no other tab has the draft open. */
export const withDraftLock = <T>(key: string, work: () => Promise<T>): Promise<T> =>
  navigator.locks.request(key, work);

/** Whether no form has the draft open, in this tab or in another one; one that is being closed gets a moment to let go. */
export const isDraftFree = (key: string): Promise<boolean> =>
  navigator.locks.request(key, { signal: AbortSignal.timeout(CLOSING) }, () => true).catch(() => false);

/**
 * Holds a draft's lock while its form is open, and as long as what it was sending then is on its way. 'elsewhere' while another
 * tab has it, 'unknown' for the moment until that is known, 'held' once it has got the lock and `onHeld` has ended.
 */
export function useDraftLock(
  key: string,
  sending: RefObject<Promise<unknown> | null>,
  onHeld: () => Promise<void>,
): 'unknown' | 'held' | 'elsewhere' {
  const [lock, setLock] = useState<'unknown' | 'held' | 'elsewhere'>('unknown');
  const runOnHeld = useEffectEvent(onHeld);
  useEffect(() => {
    const closing = new AbortController();
    const { signal } = closing;
    const timer = setTimeout(() => setLock('elsewhere'), CLOSING);
    const hold = async () => {
      clearTimeout(timer);
      await runOnHeld();
      if (!signal.aborted) {
        setLock('held');
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
      }
      await sending.current;
    };
    // Aborted before it was granted: the form was closed at once.
    navigator.locks.request(key, { signal }, hold).catch(() => undefined);
    return () => {
      clearTimeout(timer);
      closing.abort();
    };
  }, [key, sending]);
  return lock;
}

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
  const at = useRef(key);
  const isStored = useRef(true);
  // At once, as the page may be gone by the next task.
  useLayoutEffect(() => {
    if (isPaused) return;
    if (at.current !== key) void dropDraft(at.current);
    at.current = key;
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
