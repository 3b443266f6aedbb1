import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Milliseconds after which the lock of a tab or form that is closed is nearly always free. */
const CLOSING = 400;

/** Does the work once no other tab has the draft open. */
export const withDraftLock = <T>(key: string, work: () => Promise<T>): Promise<T> =>
  navigator.locks.request(key, work);

/** Whether no form has the draft open, in this tab or in another one; one that is being closed gets a moment to let go. */
export const isDraftFree = (key: string): Promise<boolean> =>
  navigator.locks.request(key, { signal: AbortSignal.timeout(CLOSING) }, () => true).catch(() => false);

interface DraftLockEvents {
  /** This form has the lock; `isLate` where another tab had it so long that `onElsewhere` was called. */
  readonly onHeld: (isLate: boolean) => Promise<void>;
  /** Another tab has the draft open. This form still waits for the lock. */
  readonly onElsewhere: () => void;
}

/** Holds a draft's lock while its form is open, and as long as what it was sending then is on its way. */
export function useDraftLock(
  key: string,
  sending: RefObject<Promise<unknown> | null>,
  events: DraftLockEvents,
): void {
  const onHeld = useEffectEvent(events.onHeld);
  const onElsewhere = useEffectEvent(events.onElsewhere);
  useEffect(() => {
    const closing = new AbortController();
    const { signal } = closing;
    const closed = new Promise((resolve) => signal.addEventListener('abort', resolve));
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      onElsewhere();
    }, CLOSING);
    const hold = async () => {
      clearTimeout(timer);
      await onHeld(isLate);
      await closed;
      await sending.current;
    };
    // Aborted before it was granted: the form was closed at once.
    navigator.locks.request(key, { signal }, hold).catch(() => undefined);
    return () => {
      clearTimeout(timer);
      closing.abort();
    };
  }, [key, sending]);
}
