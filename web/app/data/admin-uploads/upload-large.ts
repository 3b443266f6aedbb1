import type { UploadGrant } from '@content/contract';
import { apiPaths } from '@content/contract';
import { callApi } from '../admin-client';
import { NetworkError } from '../admin-transport';
import type { CarryWatch } from './carry';

/** Seconds to wait before an upload begins anew, by the number of tries before. */
const waits = [2, 5, 10, 30, 60];

/** Uploads that have arrived and wait for the API to take them, by file: a second try to save sends nothing twice. */
const arrived = new WeakMap<File, { readonly uid: string; readonly uploadId: string }>();

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
 * of the connection are waited out until `signal` ends it. Throws what callApi throws, or the refusal of Storage.
 */
export async function uploadLarge(file: File, uid: string, watch: CarryWatch): Promise<string> {
  const earlier = arrived.get(file);
  if (earlier?.uid === uid) {
    watch.onBytes(file.size);
    return earlier.uploadId;
  }
  const { sendResumably, mayPass } = await loadSender();
  for (let tries = 0; ; tries += 1) {
    const uploadId = crypto.randomUUID();
    const { signal } = watch;
    const { data: grant } = await callApi<UploadGrant>({
      method: 'POST',
      path: apiPaths.uploadToken,
      signal,
    });
    try {
      await sendResumably(grant, file, uploadId, watch);
      arrived.set(file, { uid: grant.uid, uploadId });
      return uploadId;
    } catch (error) {
      if (signal.aborted || !mayPass(error)) throw error;
      watch.onWaiting(true);
      await pause(waits[Math.min(tries, waits.length - 1)] ?? 0, signal);
      watch.onBytes(0);
    }
  }
}

/** Forgets that a file has arrived: the API has taken it, or does not find it any more. */
export function forgetArrival(file: File): void {
  arrived.delete(file);
}
