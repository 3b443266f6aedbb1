import { useEffect } from 'react';

const listeners = new Set<() => void>();

/** Tells this tab that a draft was kept, forgotten, or is no longer on its way. */
export const draftsHaveChanged = (): void => listeners.forEach((listener) => listener());

/** Tells whenever drafts may have changed, in this tab or in another one. Returns what ends it. */
export function watchDrafts(listener: () => void): () => void {
  listeners.add(listener);
  const fromOutside = ['storage', 'focus'] as const;
  for (const event of fromOutside) window.addEventListener(event, listener);
  return () => {
    listeners.delete(listener);
    for (const event of fromOutside) window.removeEventListener(event, listener);
  };
}

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

/** Milliseconds in which the lock of a form that has just been closed is nearly always free. */
const CLOSING = 300;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const locksOf = (key: string) => [key, wayOf(key)];

async function heldLocks(): Promise<ReadonlySet<string | undefined>> {
  return new Set(((await navigator.locks.query()).held ?? []).map(({ name }) => name));
}

async function locked(keys: readonly string[]): Promise<string[]> {
  const held = await heldLocks();
  return keys.filter((key) => locksOf(key).some((name) => held.has(name)));
}

/** Which of these drafts belong to a form that is open in some tab, or are on their way. */
export async function openDrafts(keys: readonly string[]): Promise<string[]> {
  const first = await locked(keys);
  if (first.length === 0) return first;
  await pause(CLOSING);
  return locked(first);
}

/** Names of the locks that are held for work on these drafts. Asked for before one looks, so that none is freed unseen. */
export async function locksHeld(keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const held = await heldLocks();
  return keys.flatMap(locksOf).filter((name) => held.has(name));
}

/**
 * Waits until one of these locks is free: a tab that is closed on a busy device keeps its locks for a while. False at once
 * where there is none, and when the waiting has been given up.
 */
export async function oneFreed(names: readonly string[], signal: AbortSignal): Promise<boolean> {
  if (names.length === 0 || signal.aborted) return false;
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  signal.addEventListener('abort', stop);
  try {
    const options = { signal: waiting.signal };
    await Promise.any(names.map((name) => navigator.locks.request(name, options, () => undefined)));
    await pause(CLOSING); // Who has closed one tab may be closing others.
    return !signal.aborted;
  } catch {
    return false;
  } finally {
    stop();
    signal.removeEventListener('abort', stop);
  }
}
