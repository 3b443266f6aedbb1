import type { UploadGrant } from '@content/contract';
import { staffApiPaths } from '@content/staff-contract';
import { apiData, NetworkError } from '../admin-client';
import { pageOwner } from '../page-person';
import { stored } from '../stored';
import type { ResumeWatch, Upload } from './send-resumably';

/** What this browser knows of the upload of a file. */
interface KnownUpload extends Partial<Upload> {
  /** All of it is in Storage, and the API can take it. */
  readonly arrived?: boolean;
  /** Its media id, once it is in the library. */
  readonly media?: string;
  /** When it began, in milliseconds. */
  readonly at: number;
}

/** Milliseconds in which an upload can be gone on with: the site drops unfinished ones after a day. */
const LIFE = 20 * 3600_000;
const PREFIX = 'upload:';

/** Beside local storage, which a browser may block. */
const known = new Map<string, KnownUpload>();

const digests = new WeakMap<File, Promise<string>>();

/** A name for this person's upload of a file of just these bytes: one that was kept over a reload has the same. */
export async function uploadName(file: File): Promise<string> {
  let digest = digests.get(file);
  if (!digest) {
    digest = file.arrayBuffer().then(async (bytes) => {
      const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
      return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
    });
    digests.set(file, digest);
    digest.catch(() => digests.delete(file)); // the file may be there again
  }
  return `${PREFIX}${pageOwner() ?? ''}:${await digest}:${file.name}`;
}

const isAlive = ({ at }: KnownUpload) => Date.now() - at < LIFE;

function read(name: string): KnownUpload | null {
  const value = JSON.parse(localStorage.getItem(name) ?? 'null') as Partial<KnownUpload> | null;
  return typeof value?.at === 'number' ? (value as KnownUpload) : null;
}

/** What is known of the upload of this name, or null. */
export function knownUpload(name: string): KnownUpload | null {
  const found = known.get(name) ?? stored(() => read(name));
  return found && isAlive(found) ? found : null;
}

/** Stores what is known of an upload, and forgets those that are too old. */
export function storeUpload(name: string, upload: KnownUpload): void {
  known.set(name, upload);
  stored(() => {
    const names = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
    for (const other of names.filter((one) => one.startsWith(PREFIX))) {
      const found = read(other);
      if (!found || !isAlive(found)) localStorage.removeItem(other);
    }
    localStorage.setItem(name, JSON.stringify(upload));
  });
}

/** Forgets an upload: it was cancelled, or the API does not find it any more. */
export function forgetUpload(name: string): void {
  known.delete(name);
  stored(() => localStorage.removeItem(name));
}

/** Seconds to wait before an upload begins anew, by the number of tries before. */
const waits = [2, 5, 10, 30, 60];

function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      if (signal.aborted) reject(new DOMException('Cancelled', 'AbortError'));
      else resolve();
    };
    const timer = setTimeout(done, seconds * 1000);
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });
}

/** The Storage SDK comes only when a large file has to go up. */
async function loadSender() {
  try {
    return await import('./send-resumably');
  } catch {
    throw new NetworkError();
  }
}

/**
 * Sends a large file past the API, resumably, and returns the uploadId under which the API takes it from there. Breaks
 * of the connection are waited out until the watch's signal ends it; a page that was loaded anew goes on where the one before
 * was. Parts that have arrived are not sent twice. Throws what apiData throws, or the refusal of Storage.
 */
export async function uploadLarge(name: string, file: File, watch: ResumeWatch): Promise<string> {
  const { uploadId, arrived } = knownUpload(name) ?? {};
  if (!arrived || uploadId === undefined) return send(name, file, watch);
  watch.onBytes(file.size);
  return uploadId;
}

async function send(name: string, file: File, watch: ResumeWatch): Promise<string> {
  const { sendResumably, isTransient, isAuthError } = await loadSender();
  for (let tries = 0; ; tries += 1) {
    const { signal } = watch;
    const { uploadId = crypto.randomUUID(), at = Date.now(), ...known } = knownUpload(name) ?? {};
    const upload = { ...known, uploadId, at };
    // Each id has an account of its own: a try that does not get as far as Storage is made again with the same.
    storeUpload(name, upload);
    const grant = await apiData<UploadGrant>({
      method: 'POST',
      path: staffApiPaths.uploadToken,
      body: { uploadId: upload.uploadId },
      signal,
    });
    try {
      await sendResumably(grant, file, upload, {
        ...watch,
        onUrl: (url) => storeUpload(name, { ...upload, url }),
      });
      storeUpload(name, { ...upload, arrived: true });
      return upload.uploadId;
    } catch (error) {
      // Only what failed before Storage was asked can be gone on with.
      if (signal.aborted || !isAuthError(error)) forgetUpload(name);
      if (signal.aborted) throw error;
      // The upload of an earlier page may be gone: the file is then sent from its beginning.
      if (!isTransient(error) && upload.url !== undefined) continue;
      if (!isTransient(error)) throw error;
      watch.onWaiting(true);
      await pause(waits[Math.min(tries, waits.length - 1)] ?? 0, signal);
      watch.onBytes(0);
    }
  }
}
