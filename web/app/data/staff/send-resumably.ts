import { DAY_MS } from '@content/dates/calendar';
import type { UploadGrant } from '@content/api/contract';
import { mediaType } from '@content/files/limits';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectStorageEmulator,
  getStorage,
  ref,
  StorageError,
  StorageErrorCode,
  uploadBytesResumable,
  type UploadTask,
} from 'firebase/storage';
import { NetworkError } from './admin-client';
import type { UploadWatch } from './admin-content';

/** Milliseconds without progress after which an upload counts as waiting. */
const QUIET_MS = 6_000;
/** Milliseconds without progress after which Storage is asked what it has. */
const STALLED_MS = 60_000;

/** Follows an upload to its end. After a break it is paused and resumed: only then does the SDK ask Storage what has arrived. */
function follow(task: UploadTask, { signal, onProgress, onWaiting }: UploadWatch): Promise<void> {
  let [last, movedAt] = [0, Date.now()];
  const askStorage = () => {
    [last, movedAt] = [0, Date.now()];
    task.pause();
  };
  const timer = setInterval(() => {
    const quiet = Date.now() - movedAt;
    onWaiting?.(quiet > QUIET_MS || !navigator.onLine);
    if (quiet > STALLED_MS) askStorage();
  }, 1_000);
  const cancel = () => task.cancel();
  window.addEventListener('online', askStorage);
  signal.addEventListener('abort', cancel);
  const ended = new Promise<void>((resolve, reject) => {
    task.on(
      'state_changed',
      ({ state, bytesTransferred, totalBytes }) => {
        if (state === 'paused') return void task.resume();
        if (bytesTransferred === last) return;
        // The connection broke, and the SDK sends the same part from its beginning.
        if (bytesTransferred < last) return askStorage();
        [last, movedAt] = [bytesTransferred, Date.now()];
        onProgress?.(Math.floor((bytesTransferred / totalBytes) * 100));
      },
      reject,
      resolve,
    );
    if (signal.aborted) cancel();
  });
  return ended.finally(() => {
    clearInterval(timer);
    window.removeEventListener('online', askStorage);
    signal.removeEventListener('abort', cancel);
  });
}

/** Uploads a file as the one object of a grant. Rejects with NetworkError, an AbortError, or the refusal of Storage. */
export async function sendResumably(grant: UploadGrant, file: File, watch: UploadWatch): Promise<void> {
  const app = initializeApp(grant.firebase, grant.uploadId);
  try {
    const storage = getStorage(app);
    storage.maxUploadRetryTime = DAY_MS; // as long as the grant is good for
    if (grant.emulator !== null) {
      const [host = '', port] = grant.emulator.split(':');
      connectStorageEmulator(storage, host, Number(port));
    }
    await follow(
      uploadBytesResumable(ref(storage, grant.path), file, { contentType: mediaType(file) }),
      watch,
    );
  } catch (error) {
    watch.signal.throwIfAborted();
    const isBroken =
      error instanceof StorageError && error.code === `storage/${StorageErrorCode.RETRY_LIMIT_EXCEEDED}`;
    throw isBroken ? new NetworkError() : error;
  } finally {
    await deleteApp(app);
  }
}
