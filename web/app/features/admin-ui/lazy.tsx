import { type ComponentType, lazy as reactLazy, Suspense, useEffect, useState } from 'react';
import { create } from 'zustand';
import { NetworkError } from '../../data/staff/admin-client';
import { showToast } from './toasts';
import { whenOnline } from '../../data/staff/connectivity';

const FAILED =
  'A part of this page cannot be loaded right now. It appears once the site can be reached again, or when the page is reloaded.';

/** Whether somebody has begun to use the staff area: code that they may need next is fetched from then on. */
export const useInUse = create(() => false);

/** Calls `run` once the staff area is in use. Returns a function that cancels this. */
export function whenInUse(run: () => void): () => void {
  if (useInUse.getState()) run();
  return useInUse.subscribe(run);
}

/** Moves the line at the top of the window (`WaitingLine`), and reports a failure in a toast. */
function WaitingMark({ hasFailed }: { hasFailed: boolean }) {
  useEffect(() => {
    if (hasFailed) showToast(FAILED);
    const { dataset } = document.documentElement;
    dataset['awaited'] = '';
    return () => void delete dataset['awaited'];
  }, [hasFailed]);
  return null;
}

/**
 * A part of a screen that appears on request, such as a dialog. Its code is fetched once the staff area is in use, or, if few
 * request it, when it is first shown, with a moving line at the top of the window meanwhile. If it cannot be fetched, it appears
 * once the site can be reached again.
 */
export function lazy<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  fetched: 'whenInUse' | 'whenShown' = 'whenInUse',
): ComponentType<P> {
  let loaded: { default: ComponentType<P> } | undefined;
  let hasFailed = false;
  const isEarly = fetched === 'whenInUse';
  const fetchCode = async () => {
    // Most browsers remember that a module could not be fetched, and do not try again.
    if (!navigator.onLine) throw new NetworkError();
    return (loaded ??= await load());
  };
  if (isEarly) whenInUse(() => void fetchCode().catch(() => undefined)); // once more when it is shown
  const fetchAtLast = async (): Promise<{ default: ComponentType<P> }> => {
    try {
      return await fetchCode();
    } catch {
      if (!isEarly && !hasFailed) showToast(FAILED);
      hasFailed = true;
      await whenOnline();
      return fetchAtLast();
    }
  };
  const Fetched = reactLazy(fetchAtLast) as ComponentType<P>;
  return function Part(props: P) {
    const [Drawn] = useState(() => loaded?.default ?? Fetched); // what is there is drawn at once
    return (
      <Suspense fallback={isEarly ? null : <WaitingMark hasFailed={hasFailed} />}>
        <Drawn {...props} />
      </Suspense>
    );
  };
}
