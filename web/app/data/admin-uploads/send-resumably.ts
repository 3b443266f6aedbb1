import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithCustomToken,
} from 'firebase/auth';
import { connectStorageEmulator, getStorage, ref, uploadBytesResumable } from 'firebase/storage';
import type { UploadGrant } from '@content/contract';
import type { CarryWatch } from './carry';
import { Stalled, carry } from './carry';
import { mediaType } from './media-type';

/** An unfinished upload ends after a day: as long is a break of the connection tried to be mended. */
const RETRY_TIME = 24 * 3600_000;

/** Error codes of Firebase that a later try may not meet. */
const passing = new Set([
  'auth/network-request-failed',
  'auth/timeout',
  'auth/internal-error',
  'storage/retry-limit-exceeded',
  'storage/unknown',
  'storage/unauthenticated',
]);

/** Whether the upload failed for a reason that may pass by itself. */
export function mayPass(error: unknown): boolean {
  if (error instanceof Stalled) return true;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return passing.has(code);
}

/** Puts a file into the folder of its staff member, signed in with the grant for this alone. */
export async function sendResumably(
  grant: UploadGrant,
  file: File,
  uploadId: string,
  watch: CarryWatch,
): Promise<void> {
  const app = initializeApp(grant.firebase, `upload ${uploadId}`);
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
    await carry(task, watch);
    // A server that took a repeated chunk twice would have stored a longer file.
    if (task.snapshot.metadata.size !== file.size) throw new Stalled('The upload arrived damaged');
  } finally {
    await deleteApp(app);
  }
}
