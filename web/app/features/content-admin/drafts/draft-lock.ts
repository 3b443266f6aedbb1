import { useEffect } from 'react';

/** Tells the other tabs that the form which keeps this draft is open: nobody else shall offer or drop it. */
export function useDraftLock(key: string): void {
  useEffect(() => {
    const closing = new AbortController();
    const closed = new Promise<void>((resolve) => {
      closing.signal.addEventListener('abort', () => resolve());
    });
    // Aborted before it was granted: the form was closed at once.
    navigator.locks.request(key, { signal: closing.signal }, () => closed).catch(() => undefined);
    return () => closing.abort();
  }, [key]);
}

/** Milliseconds in which the lock of a form that has just been closed is surely free. */
const CLOSING = 300;

async function locked(keys: readonly string[]): Promise<string[]> {
  const locks = (await navigator.locks.query()).held ?? [];
  return keys.filter((key) => locks.some(({ name }) => name === key));
}

/** Which of these drafts belong to a form that is open in some tab. */
export async function openDrafts(keys: readonly string[]): Promise<string[]> {
  const first = await locked(keys);
  if (first.length === 0) return first;
  await new Promise((resolve) => setTimeout(resolve, CLOSING));
  return locked(first);
}
