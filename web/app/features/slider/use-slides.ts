import { useEffect, useState, useSyncExternalStore } from 'react';
import { ADVANCE_AFTER, wrap } from './slides';

const REDUCED = '(prefers-reduced-motion: reduce)';

const isQuiet = () => document.hidden || window.matchMedia(REDUCED).matches;

function onQuietChange(changed: () => void): () => void {
  const motion = window.matchMedia(REDUCED);
  motion.addEventListener('change', changed);
  document.addEventListener('visibilitychange', changed);
  return () => {
    motion.removeEventListener('change', changed);
    document.removeEventListener('visibilitychange', changed);
  };
}

/** Which slide is shown; advances by itself unless paused, hovered, focused, hidden, or under reduced motion. */
export function useSlides(count: number) {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const quiet = useSyncExternalStore(onQuietChange, isQuiet, () => true);
  const moves = count > 1 && !paused && !pointed && !focused && !quiet;
  const current = Math.min(index, Math.max(0, count - 1));
  useEffect(() => {
    if (!moves) return;
    const timer = window.setTimeout(() => setIndex(wrap(current, 1, count)), ADVANCE_AFTER);
    return () => window.clearTimeout(timer);
  }, [moves, current, count]);
  return {
    index: current,
    moves,
    paused,
    show: setIndex,
    step: (by: number) => setIndex(wrap(current, by, count)),
    togglePause: () => setPaused(!paused),
    /** Whether the pointer is on the slider. */
    point: setPointed,
    /** Whether the focus is in the slider. */
    focus: setFocused,
  };
}
