import { type ReactNode, Suspense, use, useState } from 'react';
import { hydrationTurn } from '../client/hydration';

interface Props {
  readonly children: ReactNode;
}

function Waiting({ turn, children }: Props & { readonly turn: Promise<void> | null }) {
  if (turn) use(turn);
  return <>{children}</>;
}

/** Is hydrated in a task of its own, so that the page answers in between; until then it is what the server has rendered. */
export function HydrateInTurn({ children }: Props) {
  const [turn] = useState(hydrationTurn);
  return (
    <Suspense>
      <Waiting turn={turn}>{children}</Waiting>
    </Suspense>
  );
}
