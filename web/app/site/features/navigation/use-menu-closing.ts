import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { minWidth } from '../../../theme/media';
import { useMenu } from './menu-store';

/** Closes the menu on another page, with Escape, and when the window becomes wide enough for a row. */
export function useMenuClosing() {
  const { closeAll } = useMenu.getState();
  const { pathname } = useLocation();
  // Only on a change of page: what was opened before the client loaded stays open.
  useEffect(() => closeAll, [pathname, closeAll]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const { panelOpen } = useMenu.getState();
      const focused = document.activeElement?.closest('header details');
      closeAll();
      const closed = panelOpen ? document.querySelector('header details') : focused;
      closed?.querySelector('summary')?.focus();
    };
    const wide = window.matchMedia(minWidth('md'));
    window.addEventListener('keydown', onKey);
    wide.addEventListener('change', closeAll);
    return () => {
      window.removeEventListener('keydown', onKey);
      wide.removeEventListener('change', closeAll);
    };
  }, [closeAll]);
}
