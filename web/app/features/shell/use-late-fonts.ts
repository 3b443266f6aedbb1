import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Fonts that came too late for the page that was loaded dress the next one: between two pages nothing can jump. */
export function useLateFonts(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  const ready = useRef(false);
  useEffect(() => {
    const faces = ['400', '700'].map((weight) => document.fonts.load(`${weight} 1em 'Mukta Later'`));
    Promise.all(faces).then(
      () => (ready.current = true),
      () => undefined, // without a network the letters stay as they are
    );
  }, []);
  useEffect(() => {
    const isStaffArea = pathname.startsWith('/admins'); // drawn in the browser: nothing has been read yet
    const isNext = ready.current && pathname !== first.current;
    if (isNext || isStaffArea) document.documentElement.dataset['fonts'] = 'later';
  }, [pathname]);
}
