import { createStore, del, get, set } from 'idb-keyval';
import { currentUser } from '../../../data/staff/session';
import { safeStorage } from '../../../data/device/safe-storage';

/** The kinds of local drafts beside those of forms, whose kind is the path of their type. */
export const UPLOAD = 'upload';
export const BATCH = 'batch';
export const MEDIA_NOTES = 'media';

/** The start of the keys of the person's drafts: staff who share a computer do not see each other's. */
const ownPrefix = () => `draft:${currentUser() ?? ''}:`;

/** The storage key of a draft. */
export const draftKey = (kind: string, id: string): string => `${ownPrefix()}${kind}:${id}`;

/** The kind and the id of a draft, by its storage key. */
export function parseDraftKey(key: string): { kind: string; id: string } {
  const [, , kind = '', id = ''] = key.split(':');
  return { kind, id };
}

/** The keys of the person's drafts, of one kind or of all. */
export function draftKeys(kind?: string): string[] {
  const start = kind === undefined ? ownPrefix() : draftKey(kind, '');
  return (safeStorage(() => Object.keys(window.localStorage)) ?? []).filter((key) => key.startsWith(start));
}

/** The draft at a key as it was written, with files by their names alone. Null for none, and for what cannot be read. */
export const readDraft = <D>(key: string): D | null =>
  safeStorage(() => JSON.parse(window.localStorage.getItem(key) ?? 'null') as D | null);

/** A draft, or a part of it, as local storage has it: with files by their names. */
export const draftText = (draft: object): string =>
  JSON.stringify(draft, (_, value: unknown) => (value instanceof File ? { name: value.name } : value));

/** Stores a draft in place of the one before, and tells nobody; false when the browser has no room for it. */
export const storeText = (key: string, draft: object): boolean =>
  safeStorage(() => {
    window.localStorage.setItem(key, draftText(draft));
    return true;
  }) ?? false;

/** Stores a draft as `storeText` does, and tells those who watch drafts. */
export function writeDraft(key: string, draft: object): boolean {
  const isStored = storeText(key, draft);
  notifyWatchers();
  return isStored;
}

/** Deletes a draft with its files. */
export function dropDraft(key: string): Promise<boolean> {
  safeStorage(() => window.localStorage.removeItem(key));
  notifyWatchers();
  return storeFiles(key, []);
}

/** Deletes the drafts of the person who signs out: others may use this browser. */
export const forgetDrafts = (): Promise<unknown> => Promise.all(draftKeys().map(dropDraft));

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

const changes = new EventTarget();

const notifyWatchers = (): boolean => changes.dispatchEvent(new Event('change'));

/** Calls `listener` when drafts may have changed, in this tab or another one; returns a function that ends that. */
export function watchDrafts(listener: () => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  changes.addEventListener('change', listener, { signal });
  for (const event of ['storage', 'focus']) window.addEventListener(event, listener, { signal });
  return () => end.abort();
}
