import { useEffect, useEffectEvent } from 'react';

/** Runs `then` when the browser is back online, while `waiting`. */
export function useWhenOnline(waiting: boolean, then: () => void): void {
  const run = useEffectEvent(then);
  useEffect(() => {
    if (!waiting) return;
    const onOnline = () => run();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [waiting]);
}
