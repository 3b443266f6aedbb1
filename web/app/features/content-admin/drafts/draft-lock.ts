import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds after which the lock of a tab or form that is closed is nearly always free. */
const CLOSING = 400;

/** Does the work once no other tab has the draft open. */
export const whenFree = <T>(key: string, work: () => Promise<T>): Promise<T> =>
  navigator.locks.request(key, work);

/** Whether no form has the draft open, in this tab or in another one; one that is being closed gets a moment to let go. */
export const isFree = (key: string): Promise<boolean> =>
  navigator.locks.request(key, { signal: AbortSignal.timeout(CLOSING) }, () => true).catch(() => false);

/**
 * Holds a draft's lock while its form is open, and as long as what it was sending then is on its way. 'elsewhere' while another
 * tab has it, 'unknown' for the moment until that is known. Calls `onHeld` each time it has got a lock.
 */
export function useDraftLock(
  key: string,
  sending: RefObject<Promise<unknown> | null>,
  onHeld: () => Promise<void>,
): 'unknown' | 'held' | 'elsewhere' {
  const [lock, setLock] = useState<'unknown' | 'held' | 'elsewhere'>('unknown');
  const tellHeld = useEffectEvent(onHeld);
  useEffect(() => {
    const closing = new AbortController();
    const { signal } = closing;
    const timer = setTimeout(() => setLock('elsewhere'), CLOSING);
    const hold = async () => {
      clearTimeout(timer);
      setLock('held');
      void tellHeld();
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      await sending.current;
    };
    // Aborted before it was granted: the form was closed at once.
    navigator.locks.request(key, { signal }, hold).catch(() => undefined);
    return () => {
      clearTimeout(timer);
      closing.abort();
    };
  }, [key, sending]);
  return lock;
}
