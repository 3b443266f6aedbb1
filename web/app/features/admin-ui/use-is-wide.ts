import { useSyncExternalStore } from 'react';

/** From the breakpoint md on the menu stands at the side. */
const WIDE = '(min-width: 900px)';

function subscribe(onChange: () => void): () => void {
  const wide = window.matchMedia(WIDE);
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}

/** Whether the window has room for the menu beside the screen. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
