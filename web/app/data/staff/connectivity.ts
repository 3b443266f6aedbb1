import { staffApiPaths } from '@content/api/staff-contract';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  const listening = new AbortController();
  for (const change of ['online', 'offline'])
    window.addEventListener(change, onChange, { signal: listening.signal });
  return () => listening.abort();
}

/** Whether the browser believes that it is online: false is certain, true is not. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** Milliseconds between checks whether the site can be reached again; the last one repeats. */
const pauses = [2_000, 4_000, 8_000, 15_000, 30_000];

/** Callbacks for when the site can be reached again: all parts of a screen share the same checks. */
const waiting = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let tries = 0;

async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetch(staffApiPaths.me, { credentials: 'include', cache: 'no-store' });
    return true; // Any response will do, also that nobody is signed in.
  } catch {
    return false;
  }
}

function checkLater(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void check(), pauses[Math.min(tries++, pauses.length - 1)]);
}

async function check(): Promise<void> {
  clearTimeout(timer);
  const isThere = await isReachable();
  if (waiting.size === 0) return;
  if (!isThere) return checkLater();
  const all = [...waiting];
  waiting.clear();
  tries = 0;
  window.removeEventListener('online', onOnline);
  for (const run of all) run();
}

const onOnline = () => void check();

function wait(run: () => void): () => void {
  if (waiting.size === 0) {
    tries = 0;
    window.addEventListener('online', onOnline);
    checkLater();
  }
  waiting.add(run);
  return () => {
    waiting.delete(run);
    if (waiting.size > 0) return;
    clearTimeout(timer);
    window.removeEventListener('online', onOnline);
  };
}

/**
 * Calls `then` once the site can be reached again, while `isWaiting`. A browser knows when it is offline, but not when its router
 * is: unless it reports that, the site itself is asked, at once when the browser comes online, otherwise from time to time.
 */
export function useWhenOnline(isWaiting: boolean, then: () => void): void {
  const run = useEffectEvent(then);
  useEffect(() => (isWaiting ? wait(() => run()) : undefined), [isWaiting]);
}

/** Resolves when the site can be reached again, or `signal` is aborted. */
export function whenOnline(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const end = wait(resolve);
    signal?.addEventListener('abort', () => {
      end();
      resolve();
    });
  });
}
