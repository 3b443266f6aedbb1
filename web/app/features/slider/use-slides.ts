import { useEffect, useState } from 'react';
import { ADVANCE_AFTER, wrap } from './slides';

const REDUCED = '(prefers-reduced-motion: reduce)';

function useQuiet(): boolean {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    const motion = window.matchMedia(REDUCED);
    const look = () => setQuiet(motion.matches || document.hidden);
    look();
    motion.addEventListener('change', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      motion.removeEventListener('change', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return quiet;
}

/** Which slide is shown; advances by itself unless paused, attended to, hidden, or motion is unwanted. */
export function useSlides(count: number) {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [attended, setAttended] = useState(false);
  const quiet = useQuiet();
  const moves = count > 1 && !paused && !attended && !quiet;
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
    /** The pointer or the focus is on the slider. */
    attend: setAttended,
  };
}
