import { type ComponentType, lazy as reactLazy, Suspense, useEffect, useState } from 'react';
import { create } from 'zustand';
import { NetworkError } from '../../data/staff/admin-client';
import { showToast } from './toasts';
import { whenOnline } from '../../data/staff/connectivity';

const FAILED =
  'A part of this page cannot be loaded right now. It appears once the site can be reached again, or when the page is reloaded.';

/** Whether somebody has begun to use the staff area: what they may ask for next is fetched from then on. */
export const useInUse = create(() => false);

/** Runs something once the staff area is in use. Returns what ends the wait. */
export function whenInUse(run: () => void): () => void {
  if (useInUse.getState()) run();
  return useInUse.subscribe(run);
}

/** Lets the line at the top of the window move (`WaitingLine`), as it does for the next page, or tells that there is nothing to wait for. */
function Awaited({ hasFailed }: { hasFailed: boolean }) {
  useEffect(() => {
    if (hasFailed) showToast(FAILED);
    const { dataset } = document.documentElement;
    dataset['awaited'] = '';
    return () => void delete dataset['awaited'];
  }, [hasFailed]);
  return null;
}

/**
 * A part of a screen that is seen only when somebody asks for it: its code is fetched once the staff area is in use, or
 * where few ask for it when it is first shown, which moves the line at the top of the window. Nothing else is shown
 * until it is there; where it cannot be fetched, it is shown once the site can be reached again.
 */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fetched: 'whenInUse' | 'whenShown' = 'whenInUse',
): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  let hasFailed = false;
  const isEarly = fetched === 'whenInUse';
  const fetchCode = async () => {
    // Most browsers remember that a module could not be fetched, and do not ask again: none is asked for in vain.
    if (!navigator.onLine) throw new NetworkError();
    return (loaded ??= await load());
  };
  if (isEarly) whenInUse(() => void fetchCode().catch(() => undefined)); // once more when it is shown
  const fetchAtLast = async (): Promise<{ default: ComponentType<P> }> => {
    try {
      return { default: await fetchCode() };
    } catch {
      if (!isEarly && !hasFailed) showToast(FAILED);
      hasFailed = true;
      await whenOnline();
      return fetchAtLast();
    }
  };
  const Fetched = reactLazy(fetchAtLast) as ComponentType<P>;
  return function Part(props: P) {
    const [Drawn] = useState(() => loaded ?? Fetched); // what is there is drawn at once
    return (
      <Suspense fallback={isEarly ? null : <Awaited hasFailed={hasFailed} />}>
        <Drawn {...props} />
      </Suspense>
    );
  };
}
