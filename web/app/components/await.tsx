import { type ReactNode, Suspense, use } from 'react';
import type { Awaitable } from '../data/pages/outcome';
import { Pending } from './messages';

interface AwaitProps<T> {
  readonly of: Awaitable<T>;
  /** Shown until the data is there, by default a loading message; never on a page that the server rendered. */
  readonly pending?: ReactNode;
  /** Renders a failed read by its status (404: not found). By default nothing: failures are logged. */
  readonly failed?: (status: number) => ReactNode;
  readonly children: (value: T) => ReactNode;
  /** Identifies what is read: another name starts over with the loading state. */
  readonly name?: string;
}

function Settled<T>({ of, failed = () => null, children }: AwaitProps<T>) {
  const outcome = of instanceof Promise ? use(of) : of;
  return outcome.ok ? children(outcome.value) : failed(outcome.status);
}

/** Shows a read in each of its states: pending, failed, there. Hydrated by itself, so that the page answers in between. */
export const Await = <T,>(props: AwaitProps<T>) => (
  <Suspense key={props.name} fallback={props.pending === undefined ? <Pending /> : props.pending}>
    <Settled {...props} />
  </Suspense>
);
