import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Moves the focus to the page's content after a navigation in the browser, as a page load would. */
export function useMainFocus() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
