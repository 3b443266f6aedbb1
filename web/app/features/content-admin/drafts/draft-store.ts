import { openDrafts } from './draft-lock';
import { dropFiles, readFiles } from './kept-files';

/** The browser's local storage, or null where it is blocked. */
export function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** What every draft holds: when it was kept, ISO 8601. */
interface Dated {
  readonly at: string;
}

/** A draft with its storage key and the chosen files that were kept with it. */
export interface KeptDraft<D> {
  readonly key: string;
  readonly draft: D;
  readonly files: ReadonlyMap<string, File>;
}

/** Drafts of one kind in this browser: their texts in local storage, their files in IndexedDB, both under the same key. */
export interface DraftStore<D> {
  /** The draft at a key, or null. What cannot be read is no draft. */
  readonly read: (key: string) => D | null;
  /** The drafts whose key begins with `prefix`, newest first. */
  readonly list: (prefix: string) => { readonly key: string; readonly draft: D }[];
  /** Keeps a draft's text; false when the browser has no room for it. */
  readonly write: (key: string, draft: D) => boolean;
  /** Forgets a draft's text. */
  readonly dropText: (key: string) => void;
  /** Forgets a draft, its files included. */
  readonly drop: (key: string) => void;
  /** Those of `list` that are worth offering and that no open tab is working on, with their files. */
  readonly offers: (prefix: string, isWorth?: (draft: D) => boolean) => Promise<KeptDraft<D>[]>;
}

/** The drafts that `isDraft` recognises. */
export function createDraftStore<D extends Dated>(
  isDraft: (value: unknown) => value is D,
  storage: () => Storage | null = browserStorage,
): DraftStore<D> {
  function read(key: string): D | null {
    try {
      const value: unknown = JSON.parse(storage()?.getItem(key) ?? 'null');
      return isDraft(value) ? value : null;
    } catch {
      return null;
    }
  }

  function list(prefix: string) {
    const store = storage();
    const keys = Array.from({ length: store?.length ?? 0 }, (_, at) => store?.key(at) ?? '');
    return keys
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => {
        const draft = read(key);
        return draft ? [{ key, draft }] : [];
      })
      .toSorted((a, b) => b.draft.at.localeCompare(a.draft.at));
  }

  const dropText = (key: string) => storage()?.removeItem(key);

  return {
    read,
    list,
    write: (key, draft) => {
      try {
        const store = storage();
        store?.setItem(key, JSON.stringify(draft));
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
  };
}
