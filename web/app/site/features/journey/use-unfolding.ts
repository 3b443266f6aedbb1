import { type FocusEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';

/** Milliseconds until a card closes that has lost the focus: what is being clicked below it must not move away. */
const AFTER_A_CLICK = 300;

const hasKeyboard = (element: Element) => element.querySelector(':focus-visible') !== null;

/** Of one card: whether it is open, and what opens and closes it. */
export interface Unfolding {
  readonly open: boolean;
  readonly card: Pick<
    React.DOMAttributes<HTMLElement>,
    'onPointerEnter' | 'onPointerMove' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur'
  >;
  readonly toggle: (event: MouseEvent) => void;
}

/**
 * Cards of which at most one is open, and none at rest: it opens on hover, on keyboard focus and on tap, and closes when the
 * pointer or the focus has left; what a finger has opened stays, since nothing may move while one reads on.
 */
export function useUnfolding(): (index: number) => Unfolding {
  const [shown, setShown] = useState<number | null>(null);
  const pointer = useRef('');
  const leaving = useRef(0);
  return (index) => ({
    open: shown === index,
    card: {
      // The keyboard moves the page below a mouse that rests: then only one that moves counts.
      onPointerEnter: (event: PointerEvent) =>
        event.pointerType === 'mouse' && !hasKeyboard(document.body) && setShown(index),
      onPointerMove: (event: PointerEvent) => event.pointerType === 'mouse' && setShown(index),
      onPointerLeave: (event: PointerEvent) =>
        event.pointerType === 'mouse' &&
        !hasKeyboard(event.currentTarget) &&
        setShown((now) => (now === index ? null : now)),
      onPointerDown: (event: PointerEvent) => (pointer.current = event.pointerType),
      onFocus: (event: FocusEvent) => {
        window.clearTimeout(leaving.current);
        if (event.target.matches(':focus-visible')) setShown(index);
      },
      onBlur: (event: FocusEvent) => {
        if (event.currentTarget.contains(event.relatedTarget) || pointer.current === 'touch') return;
        const card = event.currentTarget;
        // Who clicks the text of a card takes the focus from its title, and rests on the card.
        leaving.current = window.setTimeout(() => {
          if (!card.matches(':hover')) setShown(null);
        }, AFTER_A_CLICK);
      },
    },
    /** A mouse has opened the card already, by hovering. */
    toggle: (event) => {
      if (event.detail === 0 || pointer.current !== 'mouse') setShown(shown === index ? null : index);
    },
  });
}
