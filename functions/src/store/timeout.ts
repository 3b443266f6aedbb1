import { isTransient, StoreUnavailable } from './unavailable';

/** Milliseconds that one call to Firestore, Storage or Auth may take. */
export const TIMEOUT_MS = 5000;

/** Waits for one call, at most `ms`; network trouble and lateness become StoreUnavailable. */
export async function withTimeout<T>(what: string, call: Promise<T>, ms = TIMEOUT_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    // Where this process was busy the response may have arrived: it is looked for once more before the call counts as late.
    timer = setTimeout(() => setImmediate(() => setImmediate(reject, new StoreUnavailable(what))), ms);
  });
  try {
    return await Promise.race([call, late]);
  } catch (error) {
    throw isTransient(error) ? new StoreUnavailable(what, error) : error;
  } finally {
    clearTimeout(timer);
  }
}
