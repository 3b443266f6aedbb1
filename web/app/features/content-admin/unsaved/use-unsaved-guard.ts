import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBlocker } from 'react-router-dom';
import { closeTopmost } from '../../admin-ui/use-close-request';
import { isLeftToAnother } from '../../../data/page-person';
import { flushPendingInput } from '../form/pending-input';
import { notifyUnsaved, useUnsaved } from './unsaved-store';

/** Asks before unsaved changes are left behind: in the app by the blocker it returns, outside by the browser's own question. Back closes a dialog first. */
export function useUnsavedGuard(dirty: boolean) {
  useEffect(() => {
    notifyUnsaved(dirty);
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeftToAnother()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
      notifyUnsaved(false);
    };
  }, [dirty]);
  /** The entry of the history that Back was to lead to when it closed a dialog instead. */
  const [passed, setPassed] = useState<string | null>(null);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (currentLocation.pathname === nextLocation.pathname) return false;
    flushSync(flushPendingInput); // Back leaves the focus where it is
    // Not every browser tells of Back before it leaves the page (`useCloseRequest`).
    const way: string = historyAction;
    const closes = way === 'POP' && closeTopmost();
    setPassed(closes ? nextLocation.key : null);
    const { unsaved, leaving } = useUnsaved.getState();
    return closes || (unsaved && !leaving);
  });
  const isPassed = blocker.state === 'blocked' && blocker.location.key === passed;
  useEffect(() => {
    if (isPassed) blocker.reset();
  }, [isPassed, blocker]);
  return { blocker, isAsked: blocker.state === 'blocked' && !isPassed };
}
