import { staffApiPaths } from '@content/api/staff-contract';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { create } from 'zustand';

/** Milliseconds without a response after which a request takes long. */
const SLOW_MS = 8_000;

/** How many requests take long: the frame of the staff area says so while there are any. */
export const useSlowRequests = create(() => 0);

/** The response of a request, which counts as slow from `SLOW_MS` on. */
export async function countedWhenSlow<T>(response: Promise<T>): Promise<T> {
  const slow = { count: 0 };
  const timer = setTimeout(() => useSlowRequests.setState((now) => now + (slow.count = 1)), SLOW_MS);
  try {
    return await response;
  } finally {
    clearTimeout(timer);
    useSlowRequests.setState((now) => now - slow.count);
  }
}

const changes = ['online', 'offline'] as const;

function subscribe(onChange: () => void): () => void {
  for (const change of changes) window.addEventListener(change, onChange);
  return () => changes.forEach((change) => window.removeEventListener(change, onChange));
}

/** False is certain, true is only a hope. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** Milliseconds between two checks whether the site can be reached again; the last one repeats. */
const pauses = [2_000, 4_000, 8_000, 15_000, 30_000];

/** Callbacks for when the site can be reached again: all parts of a screen wait for the same checks. */
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
 * Runs `then` once the site can be reached again, while `isWaiting`. The browser knows when it is
 * offline, but nothing of a router without a line: unless it says offline, the site itself is asked, at once when it says
 * online, else from time to time.
 */
export function useWhenOnline(isWaiting: boolean, then: () => void): void {
  const run = useEffectEvent(then);
  useEffect(() => (isWaiting ? wait(() => run()) : undefined), [isWaiting]);
}

/** Resolves when the site can be reached again, or `signal` is aborted. */
export function whenOnline(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = wait(resolve);
    signal?.addEventListener('abort', () => {
      end();
      resolve();
    });
  });
}
