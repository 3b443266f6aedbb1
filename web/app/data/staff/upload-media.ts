import type { MediaItem, UploadGrant } from '@content/api/contract';
import type { FileKind } from '@content/files/media-types';
import { MAX_DIRECT_BYTES } from '@content/files/limits';
import { staffApiPaths } from '@content/api/staff-contract';
import { ApiProblem, apiData, NetworkError } from './admin-client';
import type { UploadWatch } from './admin-content';

/** The uploadIds of large files that have reached Storage, kept until the API has taken them. */
const inStorage = new WeakMap<File, string>();

function post(file: File | string, name: string, kind: FileKind | undefined, watch: UploadWatch) {
  const body = new FormData();
  if (typeof file === 'string') {
    body.set('file', file);
    body.set('fileName', name);
  } else body.set('file', file, name);
  if (kind) {
    body.set('kind', kind);
    body.set('temporary', 'true');
  }
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
 * Uploads a file into the library, a large one resumably; the same file again is the same entry. With `kind`, which it must have,
 * it belongs to an item that is being written, and is deleted after a day unless something uses it. Throws what apiData throws, or
 * the refusal of Storage. A 503 counts as a lost connection: no large file is sent again.
 */
export async function uploadMedia(
  file: File,
  kind: FileKind | undefined,
  watch: UploadWatch,
): Promise<MediaItem> {
  if (file.size <= MAX_DIRECT_BYTES) return post(file, file.name, kind, watch);
  const before = inStorage.get(file);
  try {
    const uploadId = before ?? (await sendToStorage(file, watch));
    inStorage.set(file, uploadId);
    return await post(`upload:${uploadId}`, file.name, kind, { signal: watch.signal });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (error.problem.status === 503) throw new NetworkError();
    if (!error.problem.errors) throw error;
    inStorage.delete(file);
    if (before === undefined) throw error;
  }
  // The API took it at the first try, whose response was lost: it is sent once more.
  return uploadMedia(file, kind, watch);
}
