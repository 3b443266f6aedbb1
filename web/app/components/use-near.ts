import { useEffect, useRef, useState } from 'react';

/** The distance that counts as near the window: about half a phone's screen, and a screen to either side. */
const MARGIN = '400px 100%';

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Calls `run` once an element comes near the window. Returns a function that cancels this. */
export function whenNear(element: Element, run: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.();
    },
    { rootMargin: MARGIN },
  );
  const observed = observer;
  const end = () => {
    observed.unobserve(element);
    waiting.delete(element);
  };
  waiting.set(element, () => {
    end();
    run();
  });
  observed.observe(element);
  return end;
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
