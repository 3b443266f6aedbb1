import { useEffect } from 'react';

let locks = 0;

function lock(): void {
  const root = document.documentElement;
  // The room of the scroll bar stays, so that the page does not move sideways.
  document.body.style.paddingInlineEnd = `${window.innerWidth - root.clientWidth}px`;
  root.dataset.scrollLocked = '';
}

function unlock(): void {
  document.body.style.paddingInlineEnd = '';
  delete document.documentElement.dataset.scrollLocked;
}

/** Keeps the page from scrolling while `locked`; several may lock at once. */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return;
    if (locks === 0) lock();
    locks += 1;
    return () => {
      locks -= 1;
      if (locks === 0) unlock();
    };
  }, [locked]);
}
