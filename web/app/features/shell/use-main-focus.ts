import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Moves the focus to the page's content after a navigation in the browser, as loading a document would. */
export function useMainFocus() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
