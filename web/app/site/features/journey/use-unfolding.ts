import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';

/** Milliseconds until a card closes that has lost the focus: what is being clicked below it must not move away. */
const AFTER_A_CLICK = 300;

const hasKeyboard = (element: Element) => element.querySelector(':focus-visible') !== null;

/** Of one card: whether it is open, and what opens and closes it. */
export interface Unfolding {
  /** The client is there; before, styles alone open it. */
  readonly isAlive: boolean;
  readonly open: boolean;
  readonly card: Pick<
    React.DOMAttributes<HTMLElement>,
    'onPointerEnter' | 'onPointerMove' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur'
  >;
  readonly toggle: (event: MouseEvent) => void;
}

/**
 * Of the cards of a list (the ref is for it) at most one is open, and none at rest: it opens on hover, on keyboard focus and
 * on tap, and closes when the pointer or the focus has left; what a finger has opened stays, since nothing may move while
 * one reads on.
 */
export function useUnfolding(): [RefObject<HTMLOListElement | null>, (index: number) => Unfolding] {
  const list = useRef<HTMLOListElement>(null);
  const [isAlive, setAlive] = useState(false);
  const [shown, setShown] = useState<number | null>(null);
  const pointer = useRef('');
  const leaving = useRef(0);
  useEffect(() => {
    // What was open before the client was there stays so.
    const cards = [...(list.current?.querySelectorAll('details') ?? [])];
    const at = cards.findIndex((card) => card.open || card.closest('article:is(:hover, :focus-within)'));
    for (const card of cards) card.open = false;
    setShown(at < 0 ? null : at);
    setAlive(true);
  }, []);
  const of = (index: number): Unfolding => ({
    isAlive,
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
      event.preventDefault();
      if (event.detail === 0 || pointer.current !== 'mouse') setShown(shown === index ? null : index);
    },
  });
  return [list, of];
}
