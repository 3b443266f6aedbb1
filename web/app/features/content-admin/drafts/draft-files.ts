import { createStore, del, get, set } from 'idb-keyval';

/** Chosen files of local drafts, in IndexedDB: local storage holds only text. */

export interface StoredDraftFile {
  readonly id: string;
  readonly file: File;
}

const store = createStore('drafts', 'files');

/** Stores the files of a draft in place of earlier ones; false when the browser has no room for them. */
export async function storeFiles(key: string, files: readonly StoredDraftFile[]): Promise<boolean> {
  try {
    await set(key, files, store);
    return true;
  } catch {
    return false;
  }
}

/** The stored files of a draft, by id; none where the browser stores none or has deleted them. */
export async function readFiles(key: string): Promise<ReadonlyMap<string, File>> {
  try {
    const files = (await get<readonly StoredDraftFile[]>(key, store)) ?? [];
    return new Map(files.map(({ id, file }) => [id, file]));
  } catch {
    return new Map();
  }
}

export async function dropFiles(key: string): Promise<void> {
  try {
    await del(key, store);
  } catch {
    // The browser stores none.
  }
}
