import { createStore, del, get, set } from 'idb-keyval';
import { pageOwner } from '../../../data/page-person';
import { draftsHaveChanged, locksHeld, openDrafts } from './draft-lock';

/** A chosen file of a draft, with its id in the form. */
export interface StoredDraftFile {
  readonly id: string;
  readonly file: File;
}

/** Chosen files of local drafts, in IndexedDB: local storage holds only text. */
const fileStore = createStore('drafts', 'files');

/** Stores the files of a draft in place of earlier ones; false when the browser has no room for them. */
export async function storeFiles(key: string, files: readonly StoredDraftFile[]): Promise<boolean> {
  try {
    await set(key, files, fileStore);
    return true;
  } catch {
    return false;
  }
}

/** The stored files of a draft, by id; none where the browser stores none or has deleted them. */
export async function readFiles(key: string): Promise<ReadonlyMap<string, File>> {
  try {
    const files = (await get<readonly StoredDraftFile[]>(key, fileStore)) ?? [];
    return new Map(files.map(({ id, file }) => [id, file]));
  } catch {
    return new Map();
  }
}

/** Deletes the files of a draft. */
export async function dropFiles(key: string): Promise<void> {
  try {
    await del(key, fileStore);
  } catch {
    // The browser stores none.
  }
}

/** The browser's local storage, or null where it is blocked. */
function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

interface DraftBase {
  /** When it was stored, ISO 8601. */
  readonly at: string;
  /** The uid of the person who typed it; staff who share a computer do not see each other's drafts. */
  readonly owner?: string | null;
}

/** A draft with its storage key and its stored files. */
export interface StoredDraft<D> {
  readonly key: string;
  readonly draft: D;
  readonly files: ReadonlyMap<string, File>;
}

/** Adds later offers at the end, so that those on the screen do not move. */
export function withFound<D>(
  shown: readonly StoredDraft<D>[],
  found: readonly StoredDraft<D>[],
): readonly StoredDraft<D>[] {
  return [...shown, ...found.filter(({ key }) => !shown.some((one) => one.key === key))];
}

/** Drafts of one kind in this browser: their texts in local storage, their files in IndexedDB, both under the same key. */
export interface DraftStore<D> {
  /** The draft at a key, or null. What cannot be read is no draft. */
  readonly read: (key: string) => D | null;
  /** The person's drafts whose key begins with `prefix`, newest first. */
  readonly list: (prefix: string) => { readonly key: string; readonly draft: D }[];
  /** Stores a draft's text under the person's uid; false when the browser has no room for it. */
  readonly write: (key: string, draft: D) => boolean;
  /** Deletes a draft's text. */
  readonly dropText: (key: string) => void;
  /** Deletes a draft with its files. */
  readonly drop: (key: string) => void;
  /** Those of `list` that are worth offering and not open in a tab, with their files. */
  readonly offers: (prefix: string, isWorth?: (draft: D) => boolean) => Promise<StoredDraft<D>[]>;
  /** Names of the locks that tabs hold for `list`. */
  readonly locks: (prefix: string) => Promise<string[]>;
}

/** Keys of drafts, of whichever screen. */
const DRAFT_KEY = /^(draft|many):/;

const keysIn = (store: Storage | null) =>
  Array.from({ length: store?.length ?? 0 }, (_, at) => store?.key(at) ?? '');

function parsed(store: Storage | null, key: string): unknown {
  try {
    return JSON.parse(store?.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function draftKeysOf(owner: string | null, storage: () => Storage | null = browserStorage): string[] {
  const store = storage();
  const isTheirs = (key: string) => (parsed(store, key) as Partial<DraftBase> | null)?.owner === owner;
  return owner === null ? [] : keysIn(store).filter((key) => DRAFT_KEY.test(key) && isTheirs(key));
}

/** Deletes drafts of a person who signs out, with their files: others may use this browser. */
export async function forgetDrafts(
  keys: readonly string[],
  storage: () => Storage | null = browserStorage,
): Promise<void> {
  for (const key of keys) storage()?.removeItem(key);
  draftsHaveChanged();
  await Promise.all(keys.map(dropFiles));
}

/** The drafts that `isDraft` recognises. */
export function createDraftStore<D extends DraftBase>(
  isDraft: (value: unknown) => value is D,
  storage: () => Storage | null = browserStorage,
  owner: () => string | null = pageOwner,
): DraftStore<D> {
  function read(key: string): D | null {
    const value = parsed(storage(), key);
    return isDraft(value) ? value : null;
  }

  const list = (prefix: string) =>
    keysIn(storage())
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => {
        const draft = read(key);
        return draft && draft.owner === owner() ? [{ key, draft }] : [];
      })
      .toSorted((a, b) => b.draft.at.localeCompare(a.draft.at));

  const dropText = (key: string) => {
    storage()?.removeItem(key);
    draftsHaveChanged();
  };

  return {
    read,
    list,
    write: (key, draft) => {
      try {
        const store = storage();
        store?.setItem(key, JSON.stringify({ ...draft, owner: owner() }));
        draftsHaveChanged();
        return store !== null;
      } catch {
        return false;
      }
    },
    dropText,
    drop: (key) => {
      dropText(key);
      void dropFiles(key);
    },
    offers: async (prefix, isWorth = () => true) => {
      const found = list(prefix).filter(({ draft }) => isWorth(draft));
      const open = found.length > 0 ? await openDrafts(found.map(({ key }) => key)) : [];
      const free = found.filter(({ key }) => !open.includes(key));
      return Promise.all(free.map(async (one) => ({ ...one, files: await readFiles(one.key) })));
    },
    locks: (prefix) => locksHeld(list(prefix).map(({ key }) => key)),
  };
}
