import { useEffect, useRef, useState } from 'react';

/** How far outside the window something is near it: about half a screen of a phone, and a screen to either side. */
const MARGIN = '400px 100%';

/** Runs something once an element comes near the window. Returns what ends the wait. */
export function whenNear(element: Element, run: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: MARGIN },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Returns a ref, and whether its element is or has been near the window. */
export function useNear<Frame extends Element>(initially: boolean) {
  const ref = useRef<Frame>(null);
  const [isNear, setNear] = useState(initially);
  useEffect(
    () => (isNear || !ref.current ? undefined : whenNear(ref.current, () => setNear(true))),
    [isNear],
  );
  return [ref, isNear] as const;
}
