import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Fonts that came too late for the first page are used from the next one on: no text moves while it is read. */
export function useLateFonts(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  const ready = useRef(false);
  useEffect(() => {
    // A page without fonts to begin with has the device's own letters.
    if (!document.querySelector('link[as=font]')) return;
    const faces = ['400', '700'].map((weight) => document.fonts.load(`${weight} 1em 'Mukta Later'`));
    Promise.all(faces).then(
      () => (ready.current = true),
      () => undefined, // without a network the letters stay as they are
    );
  }, []);
  useEffect(() => {
    const isStaffArea = pathname.startsWith('/admins'); // rendered in the browser: nothing has been read yet
    const isNext = ready.current && pathname !== first.current;
    if (isNext || isStaffArea) document.documentElement.dataset['fonts'] = 'later';
  }, [pathname]);
}
