import { type RefObject, useEffect, useRef } from 'react';

const ABOVE_ALL = 'calc(var(--bar-room, 0px) + var(--toast-room, 0px))';

/** Keeps the height of an element at the foot of the window in a variable of the page, while it is there. */
export function useBottomInset(name: '--bar-room' | '--toast-room'): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => root.setProperty(name, `${current.offsetHeight}px`));
    observer.observe(current);
    root.scrollPaddingBottom = ABOVE_ALL;
    return () => {
      observer.disconnect();
      root.removeProperty(name);
    };
  }, [name]);
  return element;
}
