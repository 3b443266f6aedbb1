import { type ReactNode, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { Outcome } from '../data/outcome';
import { HydrateInTurn } from './hydrate-in-turn';

interface SettledProps<T> {
  readonly of: Outcome<T> | Promise<Outcome<T>>;
  /** Shown until the data is there; never on a page that the server rendered. */
  readonly pending: ReactNode;
  /** Shown when the read failed; with the status (404: not found). */
  readonly failed: (status: number) => ReactNode;
  readonly children: (value: T) => ReactNode;
  /** Names the thing read: another name starts over with the loading state. */
  readonly name?: string;
}

function Latest<T>({ of, pending, failed, children }: SettledProps<T>) {
  const [shown, setShown] = useState(of instanceof Promise ? undefined : of);
  // When a page is read again and that fails, what was read before stays.
  const isBetter = (latest: Outcome<T>) => latest.ok || latest.status === 404 || !shown?.ok;
  if (!(of instanceof Promise) && of !== shown && isBetter(of)) setShown(of);
  const onRead = useEffectEvent((latest: Outcome<T>) => isBetter(latest) && setShown(latest));
  useLayoutEffect(() => {
    let isCurrent = true;
    if (of instanceof Promise) void of.then((latest) => isCurrent && onRead(latest));
    return () => {
      isCurrent = false;
    };
  }, [of]);
  if (!shown) return <>{pending}</>;
  return <>{shown.ok ? children(shown.value) : failed(shown.status)}</>;
}

/** Shows a read in each of its states: pending, failed, there. */
export const Settled = <T,>(props: SettledProps<T>) => (
  <HydrateInTurn>
    <Latest key={props.name} {...props} />
  </HydrateInTurn>
);
