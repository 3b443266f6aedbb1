import type { MediaItem, UploadGrant } from '@content/api/contract';
import type { Media } from '@content/media';
import { MAX_DIRECT_BYTES } from '@content/files';
import { staffApiPaths } from '@content/api/staff-contract';
import { ApiProblem, apiData, NetworkError } from './admin-client';
import type { UploadWatch } from './admin-content';

export interface UploadOptions {
  /** What it has to be; by default a picture or a document. */
  readonly kind?: Media | undefined;
  /** For an item that is being written: it is gone after a day unless something uses it. */
  readonly isTemporary: boolean;
}

/** Milliseconds before the site is asked again where it could not answer. */
const PAUSES = [2_000, 4_000, 8_000];

/** Calls again while the site answers 503: a moment without its store is no reason to send a large file anew. Throws what `call` throws. */
async function withRetries<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiProblem && error.problem.status === 503)) throw error;
    }
    await new Promise((resolve) => {
      setTimeout(resolve, pause);
      signal.addEventListener('abort', resolve, { once: true });
    });
    signal.throwIfAborted();
  }
  return call();
}

/** The uploadIds of large files that are in Storage, for when the API could not be told. */
const inStorage = new WeakMap<File, string>();

function post(file: File | string, name: string, { kind, isTemporary }: UploadOptions, watch: UploadWatch) {
  const body = new FormData();
  if (typeof file === 'string') {
    body.set('file', file);
    body.set('fileName', name);
  } else body.set('file', file, name);
  if (kind) body.set('kind', kind);
  if (isTemporary) body.set('temporary', 'true');
  return apiData<MediaItem>({ method: 'POST', path: staffApiPaths.media, body, ...watch });
}

async function sendToStorage(file: File, watch: UploadWatch): Promise<string> {
  // The Storage SDK comes only when a large file has to go up.
  const { sendResumably } = await import('./send-resumably').catch(() => {
    throw new NetworkError();
  });
  const { signal } = watch;
  const grant = await apiData<UploadGrant>({ method: 'POST', path: staffApiPaths.uploadToken, signal });
  await sendResumably(grant, file, watch);
  return grant.uploadId;
}

/**
 * Uploads a file into the library, a large one resumably; the same file again is the same entry. Throws what apiData throws, or
 * the refusal of Storage.
 */
export function uploadMedia(file: File, options: UploadOptions, watch: UploadWatch): Promise<MediaItem> {
  if (file.size <= MAX_DIRECT_BYTES) return post(file, file.name, options, watch);
  return withRetries(() => uploadLarge(file, options, watch), watch.signal);
}

async function uploadLarge(file: File, options: UploadOptions, watch: UploadWatch): Promise<MediaItem> {
  const before = inStorage.get(file);
  const uploadId = before ?? (await sendToStorage(file, watch));
  inStorage.set(file, uploadId);
  try {
    return await post(`upload:${uploadId}`, file.name, options, { signal: watch.signal });
  } catch (error) {
    if (!(error instanceof ApiProblem && error.problem.errors)) throw error;
    inStorage.delete(file);
    if (before === undefined) throw error;
    // The API took it at the first try, whose response was lost: it is sent once more.
    return uploadLarge(file, options, watch);
  }
}
