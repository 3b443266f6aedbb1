import { useEffect } from 'react';

const listeners = new Set<() => void>();

/** Notifies this tab that a draft was stored, deleted, or is no longer being sent. */
export const draftsHaveChanged = (): void => listeners.forEach((listener) => listener());

/** Calls `listener` whenever drafts may have changed, in this tab or in another one. Returns a function that ends that. */
export function watchDrafts(listener: () => void): () => void {
  listeners.add(listener);
  const fromOutside = ['storage', 'focus'] as const;
  for (const event of fromOutside) window.addEventListener(event, listener);
  return () => {
    listeners.delete(listener);
    for (const event of fromOutside) window.removeEventListener(event, listener);
  };
}

/** Holds a draft's lock while its form is open: no other tab offers or deletes it. */
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

/** Does the work that sends a draft; meanwhile no tab offers or sends it, even after its form is closed. */
export async function whileSending<T>(key: string, work: () => Promise<T>): Promise<T> {
  const result = await navigator.locks.request(wayOf(key), work);
  draftsHaveChanged();
  return result;
}

/** Does the work that sends a draft, unless its form is open in some tab or it is being sent already. */
export async function ifFree(key: string, work: () => Promise<void>): Promise<void> {
  await navigator.locks.request(key, { ifAvailable: true }, async (form) => {
    if (!form) return;
    await navigator.locks.request(wayOf(key), { ifAvailable: true }, async (way) => {
      if (way) await work();
    });
  });
}

/** Milliseconds after which the lock of a closed form is nearly always free. */
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

/** Those of the drafts that are open in some tab or being sent. */
export async function openDrafts(keys: readonly string[]): Promise<string[]> {
  const first = await locked(keys);
  if (first.length === 0) return first;
  await pause(CLOSING);
  return locked(first);
}

/** Names of the locks that are held for these drafts. To be read before the drafts, so that no release is missed. */
export async function locksHeld(keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const held = await heldLocks();
  return keys.flatMap(locksOf).filter((name) => held.has(name));
}

/**
 * Waits until one of these locks is free: on a busy device, a closed tab holds its locks for a while. False at once where
 * there is none, and when `signal` aborts.
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
