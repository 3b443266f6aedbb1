import { useEffect } from 'react';
import { draftsHaveChanged } from './draft-changes';

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

const wayOf = (key: string) => `sending ${key}`;

/** Does the work that sends a draft; meanwhile no tab offers it or sends it as well, also when its form is closed. */
export async function whileSending<T>(key: string, work: () => Promise<T>): Promise<T> {
  const result = await navigator.locks.request(wayOf(key), work);
  draftsHaveChanged();
  return result;
}

/** Does the work that sends a draft unless its form is open in some tab, or it is on its way already. */
export async function ifFree(key: string, work: () => Promise<void>): Promise<void> {
  await navigator.locks.request(key, { ifAvailable: true }, async (form) => {
    if (!form) return;
    await navigator.locks.request(wayOf(key), { ifAvailable: true }, async (way) => {
      if (way) await work();
    });
  });
}

/** Milliseconds in which the lock of a form that has just been closed is surely free. */
const CLOSING = 300;

async function locked(keys: readonly string[]): Promise<string[]> {
  const locks = new Set(((await navigator.locks.query()).held ?? []).map(({ name }) => name));
  return keys.filter((key) => locks.has(key) || locks.has(wayOf(key)));
}

/** Which of these drafts belong to a form that is open in some tab, or are on their way. */
export async function openDrafts(keys: readonly string[]): Promise<string[]> {
  const first = await locked(keys);
  if (first.length === 0) return first;
  await new Promise((resolve) => setTimeout(resolve, CLOSING));
  return locked(first);
}
