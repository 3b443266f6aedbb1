import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/** Asks before unsaved changes are left behind: in the app by the blocker it answers, outside by the browser's own question. */
export function useUnsavedGuard(isDirty: () => boolean, dirty: boolean) {
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
  return useBlocker(
    ({ currentLocation, nextLocation }) => isDirty() && currentLocation.pathname !== nextLocation.pathname,
  );
}
