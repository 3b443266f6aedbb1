import { type RefObject, useEffect, useRef } from 'react';

/** Parts that lie at the foot of the window, and the variables in which the page finds their heights. */
export type InsetName = '--bar-room' | '--toast-room';

const ABOVE_ALL = 'calc(var(--bar-room, 0px) + var(--toast-room, 0px))';

/** Tells the page how high a part at the foot of the window is, as a length in a variable; 0 when it is gone. */
export function useBottomInset<E extends HTMLElement>(name: InsetName): RefObject<E | null> {
  const element = useRef<E>(null);
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
