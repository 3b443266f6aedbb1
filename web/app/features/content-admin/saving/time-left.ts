import { useEffect, useState } from 'react';

/** Milliseconds after which the speed of an upload is known. */
const LONG_ENOUGH = 4_000;

/** A moment of an upload: how far it had come, in percent, and when, in milliseconds. */
export interface Mark {
  readonly percent: number;
  readonly at: number;
}

/** The remaining time of an upload at its speed since `begun`: 'about 3 minutes left'. Null while that is unknown. */
export function timeLeft(begun: Mark, now: Mark): string | null {
  const [took, came] = [now.at - begun.at, now.percent - begun.percent];
  if (took < LONG_ENOUGH || came <= 0 || now.percent >= 100) return null;
  const seconds = ((100 - now.percent) * took) / came / 1000;
  if (seconds < 20) return 'a few seconds left';
  if (seconds < 60) return 'less than a minute left';
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `about ${minutes === 1 ? 'a minute' : `${minutes} minutes`} left`;
  const hours = Math.round(minutes / 60);
  return `about ${hours === 1 ? 'an hour' : `${hours} hours`} left`;
}

interface Marks {
  readonly begun: Mark;
  readonly now: Mark;
}

/** The marks after further progress: an upload that starts over is timed from there. */
const marked = (before: Marks | null, now: Mark): Marks => ({
  begun: before && before.now.percent <= now.percent ? before.begun : now,
  now,
});

/** The remaining time of an upload, updated with each percent; null when there is none or it is unknown. */
export function useTimeLeft(percent: number | null): string | null {
  const [marks, setMarks] = useState<Marks | null>(null);
  useEffect(() => {
    const timer = setTimeout(() =>
      setMarks((before) => (percent === null ? null : marked(before, { percent, at: performance.now() }))),
    );
    return () => clearTimeout(timer);
  }, [percent]);
  return percent === null || marks === null ? null : timeLeft(marks.begun, marks.now);
}
