import { useEffect } from 'react';

/** Says to the other tabs that the form which keeps this draft is open: nobody else shall offer or drop it. */
export function useHeldDraft(name: string): void {
  useEffect(() => {
    const closing = new AbortController();
    const closed = new Promise<void>((resolve) => {
      closing.signal.addEventListener('abort', () => resolve());
    });
    // Aborted before it was granted: the form was closed at once.
    navigator.locks.request(name, { signal: closing.signal }, () => closed).catch(() => undefined);
    return () => closing.abort();
  }, [name]);
}

/** Milliseconds in which the lock of a form that has just been closed is surely free. */
const CLOSING = 300;

async function held(names: readonly string[]): Promise<string[]> {
  const locks = (await navigator.locks.query()).held ?? [];
  return names.filter((name) => locks.some((lock) => lock.name === name));
}

/** Which of these drafts belong to a form that is open in some tab. */
export async function openDrafts(names: readonly string[]): Promise<string[]> {
  const first = await held(names);
  if (first.length === 0) return first;
  await new Promise((resolve) => setTimeout(resolve, CLOSING));
  return held(first);
}
