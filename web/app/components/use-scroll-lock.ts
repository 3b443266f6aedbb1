import { useEffect } from 'react';

let locks = 0;

/** Keeps the page from scrolling while `locked`; several may lock at once. */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return;
    locks += 1;
    document.documentElement.dataset.scrollLocked = '';
    return () => {
      locks -= 1;
      if (locks === 0) delete document.documentElement.dataset.scrollLocked;
    };
  }, [locked]);
}
