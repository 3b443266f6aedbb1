import type { ComponentType } from 'react';
import { useEffect, useReducer, useState } from 'react';
import { useWhenOnline } from '../content-admin/saving/use-when-online';

/** What fetches the code of each part that is not there yet. */
const fetches = new Set<() => Promise<void>>();

/** Fetches the code of all parts ahead: for somebody who has begun to use the screen. What fails is fetched when it is shown. */
export function fetchParts(): void {
  for (const fetchCode of fetches) fetchCode().catch(() => undefined);
}

/**
 * A part of a screen that is seen only when somebody asks for it: its code is not in the screen's own. Nothing is shown
 * until it is there; where it cannot be fetched, it is shown once the site can be reached again.
 */
export function part<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined;
  const fetchCode = async () => {
    Loaded ??= await load();
    fetches.delete(fetchCode);
  };
  fetches.add(fetchCode);
  return function Part(props: P) {
    const [, show] = useReducer((times: number) => times + 1, 0);
    const [hasFailed, setHasFailed] = useState(false);
    const fetchAndShow = () => {
      setHasFailed(false);
      fetchCode().then(show, () => setHasFailed(true));
    };
    useEffect(() => {
      if (!Loaded) fetchCode().then(show, () => setHasFailed(true));
    }, []);
    useWhenOnline(hasFailed, fetchAndShow);
    return Loaded ? <Loaded {...props} /> : null;
  };
}
