import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { isLeftToAnother } from '../../../data/page-person';
import { tellUnsaved, useUnsaved } from './unsaved-store';

/** Asks before unsaved changes are left behind: in the app by the blocker it returns, outside by the browser's own question. */
export function useUnsavedGuard(dirty: boolean) {
  useEffect(() => {
    tellUnsaved(dirty);
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeftToAnother()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
      tellUnsaved(false);
    };
  }, [dirty]);
  return useBlocker(({ currentLocation, nextLocation }) => {
    const { unsaved, leaving } = useUnsaved.getState();
    return unsaved && !leaving && currentLocation.pathname !== nextLocation.pathname;
  });
}
