import type { MediaItem } from '@content/contract';
import type { Media } from '@content/media';
import { MAX_DIRECT_BYTES, subjectOf } from '@content/files';
import { staffApiPaths } from '@content/staff-contract';
import { ApiProblem, apiData, isMissing, NetworkError, UnreadableFile } from '../admin-client';
import type { UploadWatch } from '../admin-content';
import { readMedia } from '../admin-media';
import { whoAmI } from '../admin-session';
import { forgetUpload, knownUpload, storeUpload, uploadLarge, uploadName } from './upload-large';

interface UploadOptions {
  /** What it has to be; by default a picture or a document. */
  readonly kind?: Media;
  /** For an item that is being written: it is gone after a day unless something uses it. */
  readonly isTemporary?: boolean;
  /** Nobody waits for it yet: if it is aborted, it goes on for whoever does by then. */
  readonly isInBackground?: boolean;
}

/** An upload that is waiting or running, and who watches it. */
interface RunningUpload {
  readonly item: Promise<MediaItem>;
  readonly watches: Set<UploadWatch>;
  readonly last: { percent: number; isWaiting: boolean };
  readonly stop: () => void;
}

const running = new Map<string, RunningUpload>();
/** One file after the other: a weak connection carries no two at once. */
let queue: Promise<unknown> = Promise.resolve();

function post(file: Blob | string, fileName: string, options: UploadOptions, watch: Partial<UploadWatch>) {
  const body = new FormData();
  if (typeof file === 'string') {
    body.set('file', file);
    body.set('fileName', fileName);
  } else body.set('file', file, fileName);
  if (options.kind) body.set('kind', options.kind);
  if (options.isTemporary) body.set('temporary', 'true');
  return apiData<MediaItem>({ method: 'POST', path: staffApiPaths.media, body, ...watch });
}

/** Uploads a large file resumably. One that had arrived before may be gone, as the API has taken it: it is sent once more then. */
async function sendLarge(
  name: string,
  file: File,
  options: UploadOptions,
  { signal, onProgress, onWaiting }: UploadWatch,
): Promise<MediaItem> {
  // A long upload that ends in 401 would have to be sent twice: ask first, which refreshes the session.
  await whoAmI();
  const hadArrived = knownUpload(name)?.arrived ?? false;
  const uploadId = await uploadLarge(name, file, {
    signal,
    onBytes: (bytes) => onProgress?.(Math.floor((bytes / file.size) * 100)),
    onWaiting: (waiting) => onWaiting?.(waiting),
  });
  try {
    return await post(`upload:${uploadId}`, file.name, options, { signal });
  } catch (error) {
    if (!(error instanceof ApiProblem && error.problem.errors)) throw error;
    forgetUpload(name);
    if (!hadArrived) throw error;
    return sendLarge(name, file, options, { signal, onProgress, onWaiting });
  }
}

/** The library's entry of a file that this browser has uploaded before, or null. */
async function uploadedBefore(name: string, signal: AbortSignal): Promise<MediaItem | null> {
  const media = knownUpload(name)?.media;
  if (media === undefined) return null;
  return readMedia(media, signal).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
}

async function send(
  name: string,
  file: File,
  options: UploadOptions,
  watch: UploadWatch,
): Promise<MediaItem> {
  const before = options.isTemporary ? await uploadedBefore(name, watch.signal) : null;
  if (before) return before;
  const isSmall = file.size <= MAX_DIRECT_BYTES;
  const item = isSmall
    ? await post(file, file.name, options, watch)
    : await sendLarge(name, file, options, watch);
  storeUpload(name, { media: item.media, at: Date.now() });
  return item;
}

function begin(key: string, name: string, file: File, options: UploadOptions): RunningUpload {
  const stopped = new AbortController();
  const watches = new Set<UploadWatch>();
  const last = { percent: 0, isWaiting: false };
  const item = queue.then(() => {
    stopped.signal.throwIfAborted();
    // Without a connection none of those that wait is tried.
    if (!navigator.onLine) throw new NetworkError();
    return send(name, file, options, {
      signal: stopped.signal,
      onProgress: (percent) => {
        last.percent = percent;
        for (const { onProgress } of watches) onProgress?.(percent);
      },
      onWaiting: (isWaiting) => {
        last.isWaiting = isWaiting;
        for (const { onWaiting } of watches) onWaiting?.(isWaiting);
      },
    });
  });
  const end = () => {
    if (running.get(key) === upload) running.delete(key);
  };
  const stop = () => {
    end();
    stopped.abort();
  };
  const upload: RunningUpload = { item, watches, last, stop };
  queue = item.then(end, end);
  running.set(key, upload);
  return upload;
}

/** Waits for an upload. Aborting ends it for everybody; in the background, only if nobody else waits for it. */
function waitFor(
  { item, watches, last, stop }: RunningUpload,
  watch: UploadWatch,
  isInBackground: boolean,
): Promise<MediaItem> {
  const { signal } = watch;
  watches.add(watch);
  watch.onProgress?.(last.percent);
  if (last.isWaiting) watch.onWaiting?.(true);
  return new Promise((resolve, reject) => {
    const leave = () => {
      watches.delete(watch);
      signal.removeEventListener('abort', onAbort);
    };
    const onAbort = () => {
      leave();
      if (!isInBackground || watches.size === 0) stop();
      reject(new DOMException('Cancelled', 'AbortError'));
    };
    signal.addEventListener('abort', onAbort);
    item.finally(leave).then(resolve, reject);
    if (signal.aborted) onAbort();
  });
}

const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

/**
 * Uploads a file into the library, a large one resumably; the same file again is the same entry. Whoever asks for a file that is
 * on its way waits for the same upload. Throws what apiData throws, the refusal of Storage, or UnreadableFile.
 */
export async function uploadMedia(
  file: File,
  options: UploadOptions,
  watch: UploadWatch,
): Promise<MediaItem> {
  try {
    const name = await uploadName(file);
    const key = `${name} ${options.isTemporary ? 'temporary' : 'kept'}`;
    const upload = running.get(key) ?? begin(key, name, file, options);
    return await waitFor(upload, watch, options.isInBackground ?? false);
  } catch (error) {
    // A browser tells of a file that it cannot read as of a broken connection.
    if (watch.signal.aborted || error instanceof ApiProblem || (await isReadable(file))) throw error;
    throw new UnreadableFile(`${subjectOf(file)} cannot be read any more. Choose it again.`);
  }
}
