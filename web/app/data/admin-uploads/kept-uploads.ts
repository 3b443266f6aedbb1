interface PendingUpload {
  readonly uploadId: string;
  /** Where the file goes up to; absent until Storage has told it. */
  readonly url?: string;
  readonly arrived?: boolean;
  /** When it began, in milliseconds. */
  readonly at: number;
}

/** Milliseconds in which an upload can be gone on with: the site drops unfinished ones after a day. */
const LIFE = 20 * 3600_000;
const PREFIX = 'upload:';

/** Beside local storage, which a browser may block. */
const known = new Map<string, PendingUpload>();

function inStorage<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(window.localStorage);
  } catch {
    return null;
  }
}

const digests = new WeakMap<File, Promise<string>>();

/** A name for a person's upload of just these bytes: a file that was kept over a reload has the same one. */
export async function uploadName(file: File, uid: string): Promise<string> {
  let digest = digests.get(file);
  if (!digest) {
    digest = file.arrayBuffer().then(async (bytes) => {
      const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
      return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
    });
    digests.set(file, digest);
  }
  return `${PREFIX}${uid}:${await digest}`;
}

const isAlive = ({ at }: PendingUpload) => Date.now() - at < LIFE;

function stored(storage: Storage, name: string): PendingUpload | null {
  const value = JSON.parse(storage.getItem(name) ?? 'null') as Partial<PendingUpload> | null;
  return typeof value?.uploadId === 'string' && typeof value.at === 'number'
    ? (value as PendingUpload)
    : null;
}

/** The upload of this name that can be gone on with, or null. */
export function pendingUpload(name: string): PendingUpload | null {
  const found = known.get(name) ?? inStorage((storage) => stored(storage, name));
  return found && isAlive(found) ? found : null;
}

/** Notes how far an upload has come, and forgets those that are too old. */
export function storePendingUpload(name: string, upload: PendingUpload): void {
  known.set(name, upload);
  inStorage((storage) => {
    const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
    for (const other of names.filter((one) => one.startsWith(PREFIX))) {
      const found = stored(storage, other);
      if (!found || !isAlive(found)) storage.removeItem(other);
    }
    storage.setItem(name, JSON.stringify(upload));
  });
}

/** Forgets an upload: it was cancelled, the API has taken it, or does not find it any more. */
export function forgetUpload(name: string): void {
  known.delete(name);
  inStorage((storage) => storage.removeItem(name));
}
