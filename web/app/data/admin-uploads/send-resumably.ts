import { DAY_MS } from '@content/calendar';
import { mediaType } from '@content/files';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithCustomToken,
} from 'firebase/auth';
import {
  connectStorageEmulator,
  getStorage,
  ref,
  uploadBytesResumable,
  type UploadTask,
} from 'firebase/storage';
import type { UploadGrant } from '@content/contract';

/**
 * Reports each request to one of our URLs that got no response. The SDK keeps failures to itself and waits before it tries
 * again; the browser's list of requests has them at once. Browsers without that list report nothing. Returns what ends it.
 */
function watchBreaks(isOurs: (url: string) => boolean, onBreak: () => void): () => void {
  if (
    !('PerformanceResourceTiming' in window) ||
    !('responseStatus' in PerformanceResourceTiming.prototype)
  ) {
    return () => undefined;
  }
  const observer = new PerformanceObserver((list) => {
    const requests = list.getEntries() as PerformanceResourceTiming[];
    if (requests.some(({ name, responseStatus }) => responseStatus === 0 && isOurs(name))) onBreak();
  });
  observer.observe({ type: 'resource' });
  return () => observer.disconnect();
}

export interface ResumeWatch {
  /** Bytes that have gone up; after a break it may be fewer than before. */
  readonly onBytes: (bytes: number) => void;
  /** True while nothing moves. */
  readonly onWaiting: (waiting: boolean) => void;
  readonly signal: AbortSignal;
}

/** The upload hangs and does not react to being paused either: it has to begin anew. */
class Stalled extends Error {}

/** Milliseconds without movement after which the upload is said to wait. */
const QUIET = 6_000;
/** Milliseconds without movement after which it is taken up again; doubled each time, up to ten minutes. */
const PATIENCE = 60_000;
const LONGEST_PATIENCE = 600_000;
/** Milliseconds in which a pause takes effect, unless the SDK hangs. */
const HUNG = 10_000;
/** A browser that calls itself offline may be wrong: it is tried all the same, this often. */
const OFFLINE_TRY = 30_000;

/**
 * Brings an upload to its end, however often the connection breaks. The SDK by itself sends a broken chunk again from
 * its beginning without asking what has arrived; pausing and resuming makes it ask the server first, and go on from
 * there. Rejects with an AbortError when cancelled, with Stalled, with the SDK's error, or with why the file cannot be read.
 */
function resumeUpload(task: UploadTask, file: File, watch: ResumeWatch): Promise<void> {
  let last = 0;
  let furthest = 0;
  let movedAt = Date.now();
  let triedAt = movedAt;
  let patience = PATIENCE;
  /** The SDK is about to ask the server, after which fewer bytes are no news of a break. */
  let asking = false;
  let resumeTimer: ReturnType<typeof setTimeout> | undefined;
  let hungTimer: ReturnType<typeof setTimeout> | undefined;

  return new Promise<void>((resolve, reject) => {
    const takeUpAgain = () => {
      asking = true;
      triedAt = Date.now();
      // Where the file cannot be read any more, it looks like a break too.
      file.slice(0, 1).arrayBuffer().catch(fail);
      if (task.pause()) hungTimer ??= setTimeout(() => fail(new Stalled('The upload hangs')), HUNG);
      else task.resume();
    };
    const fail = (error: Error) => {
      stop();
      task.cancel();
      reject(error);
    };
    const onAbort = () => fail(new DOMException('Cancelled', 'AbortError'));
    const heart = setInterval(() => {
      const now = Date.now();
      watch.onWaiting(now - movedAt > QUIET || !navigator.onLine);
      if (now - Math.max(movedAt, triedAt) < patience) return;
      patience = Math.min(patience * 2, LONGEST_PATIENCE);
      takeUpAgain();
    }, 1_000);

    const endBreaks = watchBreaks(
      (url) => url.includes(encodeURIComponent(task.snapshot.ref.fullPath)),
      () => {
        if (!asking) takeUpAgain();
      },
    );
    const stop = () => {
      endBreaks();
      clearInterval(heart);
      clearTimeout(resumeTimer);
      clearTimeout(hungTimer);
      watch.signal.removeEventListener('abort', onAbort);
      window.removeEventListener('online', takeUpAgain);
    };

    watch.signal.addEventListener('abort', onAbort);
    window.addEventListener('online', takeUpAgain);
    task.on(
      'state_changed',
      ({ state, bytesTransferred }) => {
        if (state === 'paused') {
          clearTimeout(resumeTimer);
          clearTimeout(hungTimer);
          hungTimer = undefined;
          resumeTimer = setTimeout(() => task.resume(), navigator.onLine ? 0 : OFFLINE_TRY);
          return;
        }
        if (bytesTransferred === last) return;
        const isBack = bytesTransferred < last;
        last = bytesTransferred;
        movedAt = Date.now();
        if (last > furthest) {
          furthest = last;
          patience = PATIENCE;
        }
        watch.onBytes(last);
        // Fewer bytes than before, unasked: the SDK is sending the same chunk once more.
        if (isBack && !asking) takeUpAgain();
        else asking = false;
      },
      (error) => {
        stop();
        reject(error);
      },
      () => {
        stop();
        resolve();
      },
    );
    if (watch.signal.aborted) onAbort();
  });
}

/** Storage drops an unfinished upload after a day; until then a broken one is retried. */
const RETRY_TIME = DAY_MS;

/** Error codes of Firebase after which a retry may succeed. */
const transient = new Set([
  'auth/network-request-failed',
  'auth/timeout',
  'auth/internal-error',
  'storage/retry-limit-exceeded',
  'storage/unknown',
  'storage/unauthenticated',
]);

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

export const isTransient = (error: unknown): boolean =>
  error instanceof Stalled || transient.has(codeOf(error));

export const isAuthError = (error: unknown): boolean => codeOf(error).startsWith('auth/');

/**
 * Private properties of the SDK's task, needed to go on after a reload: the address of the upload, and whether the
 * server is asked what has arrived. Where a later SDK has no such properties, an upload begins anew.
 */
interface TaskParts {
  _uploadUrl?: string;
  _needToFetchStatus?: boolean;
}

export interface Upload {
  readonly uploadId: string;
  /** Where the file goes up to; absent until Storage has told it. An earlier page may have sent its beginning there. */
  readonly url?: string;
}

/** Lets a task that has only just been made go on with an earlier upload: `resumeUpload` resumes what is paused. */
function goOnAt(task: UploadTask, url: string): void {
  if (!task.pause()) return;
  Object.assign(task as TaskParts, { _uploadUrl: url, _needToFetchStatus: true } satisfies TaskParts);
}

/**
 * Puts a file into the folder of its staff member, signed in with the grant for this alone; `onUrl` is told where it
 * goes up to.
 */
export async function sendResumably(
  grant: UploadGrant,
  file: File,
  { uploadId, url }: Upload,
  watch: ResumeWatch & { readonly onUrl: (url: string) => void },
): Promise<void> {
  const app = initializeApp(grant.firebase, `upload ${crypto.randomUUID()}`);
  try {
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    const storage = getStorage(app);
    storage.maxUploadRetryTime = RETRY_TIME;
    if (grant.emulators) {
      connectAuthEmulator(auth, `http://${grant.emulators.auth}`, { disableWarnings: true });
      const [host = '', port] = grant.emulators.storage.split(':');
      connectStorageEmulator(storage, host, Number(port));
    }
    await signInWithCustomToken(auth, grant.token);
    const target = ref(storage, `incoming/${grant.uid}/${uploadId}`);
    const task = uploadBytesResumable(target, file, { contentType: mediaType(file) });
    if (url !== undefined) goOnAt(task, url);
    task.on('state_changed', () => {
      const { _uploadUrl: now } = task as TaskParts;
      if (now !== undefined && now !== url) watch.onUrl(now);
    });
    await resumeUpload(task, file, watch);
    // A server that took a repeated chunk twice would have stored a longer file.
    if (task.snapshot.metadata.size !== file.size) throw new Stalled('The upload arrived damaged');
  } finally {
    await deleteApp(app);
  }
}
