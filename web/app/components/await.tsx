import { type ReactNode, Suspense, use, useState } from 'react';
import type { Outcome } from '../data/outcome';

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

function Latest<T>({ of, failed, children }: SettledProps<T>) {
  const latest = of instanceof Promise ? use(of) : of;
  const [shown, setShown] = useState(latest);
  // When a page is read again and that fails, what was read before stays.
  if (latest !== shown && (latest.ok || latest.status === 404 || !shown.ok)) setShown(latest);
  return shown.ok ? children(shown.value) : failed(shown.status);
}

/** Shows a read in each of its states: pending, failed, there. Hydrated by itself, so that the page answers in between. */
export const Await = <T,>(props: SettledProps<T>) => (
  <Suspense key={props.name} fallback={props.pending}>
    <Latest {...props} />
  </Suspense>
);
