import { useEffect, useEffectEvent } from 'react';
import { apiPaths } from '@content/contract';

/** Milliseconds between two checks whether the site can be reached again; the last one repeats. */
const pauses = [2_000, 4_000, 8_000, 15_000, 30_000];

async function isReachable(): Promise<boolean> {
  try {
    await fetch(apiPaths.me, { credentials: 'include', cache: 'no-store' });
    return true; // Any response will do, also that nobody is signed in.
  } catch {
    return false;
  }
}

/**
 * Runs `then` once the site can be reached again, while `waiting`. The browser's own word is only a hint: it knows
 * nothing of a router without a line, so the site itself is asked, at once when the browser says so, else from time to time.
 */
export function useWhenOnline(waiting: boolean, then: () => void): void {
  const run = useEffectEvent(then);
  useEffect(() => {
    if (!waiting) return;
    let over = false;
    let tries = 0;
    let timer = 0;
    const check = async () => {
      window.clearTimeout(timer);
      const there = await isReachable();
      if (over) return;
      if (there) {
        over = true;
        return run();
      }
      window.clearTimeout(timer);
      timer = window.setTimeout(() => void check(), pauses[Math.min(tries++, pauses.length - 1)]);
    };
    const onOnline = () => void check();
    timer = window.setTimeout(onOnline, pauses[0]);
    window.addEventListener('online', onOnline);
    return () => {
      over = true;
      window.clearTimeout(timer);
      window.removeEventListener('online', onOnline);
    };
  }, [waiting]);
}
