import { useEffect, useState, useSyncExternalStore } from 'react';
import { ADVANCE_AFTER, wrap } from './slides';

const REDUCED = '(prefers-reduced-motion: reduce)';

function onReducedChange(changed: () => void): () => void {
  const motion = window.matchMedia(REDUCED);
  motion.addEventListener('change', changed);
  return () => motion.removeEventListener('change', changed);
}

function onHiddenChange(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** The current slide, which advances unless paused, hovered, focused or hidden. Reduced motion pauses it at first. */
export function useSlides(count: number) {
  const [index, setIndex] = useState(0);
  /** The visitor's choice with the button, which holds until the preference for reduced motion changes. */
  const [choice, setChoice] = useState<{ paused: boolean; reduced: boolean } | null>(null);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const reduced = useSyncExternalStore(
    onReducedChange,
    () => window.matchMedia(REDUCED).matches,
    () => false,
  );
  // Nothing moves before the page has come alive.
  const hidden = useSyncExternalStore(
    onHiddenChange,
    () => document.hidden,
    () => true,
  );
  const paused = choice?.reduced === reduced ? choice.paused : reduced;
  const moves = count > 1 && !paused && !pointed && !focused && !hidden;
  const current = Math.min(index, Math.max(0, count - 1));
  useEffect(() => {
    if (!moves) return;
    const timer = window.setTimeout(() => setIndex(wrap(current, 1, count)), ADVANCE_AFTER);
    return () => window.clearTimeout(timer);
  }, [moves, current, count]);
  return {
    index: current,
    isMotionReduced: reduced,
    moves,
    paused,
    show: setIndex,
    step: (by: number) => setIndex(wrap(current, by, count)),
    togglePause: () => setChoice({ paused: !paused, reduced }),
    point: setPointed,
    focus: setFocused,
  };
}

export type Slides = ReturnType<typeof useSlides>;
