import { type ReactNode, Suspense, use, useState } from 'react';
import { takeTurn } from '../client/turns';

interface Props {
  readonly children: ReactNode;
}

function Waiting({ turn, children }: Props & { readonly turn: Promise<void> | null }) {
  if (turn) use(turn);
  return <>{children}</>;
}

/** Comes alive in a task of its own while the client takes the page over; until then it is what the server has rendered. */
export function InTurn({ children }: Props) {
  const [turn] = useState(takeTurn);
  return (
    <Suspense>
      <Waiting turn={turn}>{children}</Waiting>
    </Suspense>
  );
}
