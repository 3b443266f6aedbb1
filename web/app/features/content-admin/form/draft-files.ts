/** Chosen files of drafts, kept in this browser's IndexedDB: local storage holds text only. */

/** A chosen file by its id in the form. */
export interface KeptFile {
  readonly id: string;
  readonly file: File;
}

const STORE = 'files';
let opened: Promise<IDBDatabase> | undefined;

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });
}

function open(): Promise<IDBDatabase> {
  opened ??= (async () => {
    const request = indexedDB.open('drafts', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    return settled(request);
  })().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Does something to the store and waits until it is on disk. */
async function write(change: (store: IDBObjectStore) => void): Promise<void> {
  const transaction = (await open()).transaction(STORE, 'readwrite');
  change(transaction.objectStore(STORE));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB has no room'));
  });
}

/** Keeps the files of a draft in place of those kept before; false when the browser has no room for them. */
export async function keepFiles(key: string, files: readonly KeptFile[]): Promise<boolean> {
  try {
    await write((store) => store.put(files, key));
    return true;
  } catch {
    return false;
  }
}

/** The files kept for a draft, by id; none where the browser keeps none or has cleared them away. */
export async function readFiles(key: string): Promise<ReadonlyMap<string, File>> {
  try {
    const store = (await open()).transaction(STORE).objectStore(STORE);
    const files = ((await settled(store.get(key))) ?? []) as readonly KeptFile[];
    return new Map(files.map(({ id, file }) => [id, file]));
  } catch {
    return new Map();
  }
}

/** Forgets the files of a draft. */
export async function dropFiles(key: string): Promise<void> {
  await write((store) => store.delete(key)).catch(() => undefined);
}
