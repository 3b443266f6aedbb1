import type { ComponentType } from 'react';
import { useEffect, useReducer, useState } from 'react';
import { NetworkError } from '../../data/admin-client';
import { showToast } from './toasts';
import { useWhenOnline } from './use-online';

const FAILED =
  'A part of this page cannot be loaded right now. It appears once the site can be reached again, or when the page is reloaded.';

let isInUse = false;
const waiting = new Set<() => void>();

/** Somebody has begun to use the staff area: what they may ask for next is fetched. */
export function beginUse(): void {
  isInUse = true;
  for (const run of waiting) run();
  waiting.clear();
}

/** Runs something once somebody has begun to use the staff area, or at once. Returns what ends the wait. */
export function whenInUse(run: () => void): () => void {
  if (isInUse) run();
  else waiting.add(run);
  return () => void waiting.delete(run);
}

/** Lets the line at the top of the window move (`WaitingLine`), as it does for the next page. Returns what ends it. */
function moveLine(): () => void {
  const { dataset } = document.documentElement;
  dataset['awaited'] = '';
  return () => delete dataset['awaited'];
}

/**
 * A part of a screen that is seen only when somebody asks for it: its code is fetched once the staff area is in use, or
 * where few ask for it when it is first shown, which moves the line at the top of the window. Nothing else is shown
 * until it is there; where it cannot be fetched, it is shown once the site can be reached again.
 */
export function part<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fetched: 'whenInUse' | 'whenShown' = 'whenInUse',
): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined;
  const fetchCode = async () => {
    // Most browsers remember that a module could not be fetched, and do not ask again: none is asked for in vain.
    if (!Loaded && !navigator.onLine) throw new NetworkError();
    Loaded ??= await load();
  };
  const isEarly = fetched === 'whenInUse';
  if (isEarly) whenInUse(() => void fetchCode().catch(() => undefined)); // once more when it is shown
  return function Part(props: P) {
    const [times, again] = useReducer((before: number) => before + 1, 0);
    const [hasFailed, setHasFailed] = useState(false);
    // The code may arrive between this drawing and the effect.
    const Drawn = Loaded;
    useEffect(() => {
      if (!Drawn) fetchCode().then(again, () => setHasFailed(true));
    }, [times, Drawn]);
    const isAwaited = !isEarly && !Drawn;
    useEffect(() => (isAwaited ? moveLine() : undefined), [isAwaited]);
    useEffect(() => {
      if (isAwaited && hasFailed && times === 0) showToast(FAILED);
    }, [isAwaited, hasFailed, times]);
    useWhenOnline(hasFailed, () => {
      setHasFailed(false);
      again();
    });
    return Drawn ? <Drawn {...props} /> : null;
  };
}
