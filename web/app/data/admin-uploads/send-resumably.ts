import { DAY_MS } from '@content/calendar';
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
import { type ResumeWatch, Stalled, resumeUpload } from './resume-upload';
import { mediaType } from './media-type';

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

/** One upload: its id, and where an earlier page has sent the beginning of the file to. */
export interface Upload {
  readonly uploadId: string;
  readonly url?: string;
}

/** Lets a task that has only just been made go on with an earlier upload: `carry` resumes what is paused. */
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
    await resumeUpload(task, watch);
    // A server that took a repeated chunk twice would have stored a longer file.
    if (task.snapshot.metadata.size !== file.size) throw new Stalled('The upload arrived damaged');
  } finally {
    await deleteApp(app);
  }
}
