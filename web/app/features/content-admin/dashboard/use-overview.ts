import type { Overview } from '@content/contract';
import { useCallback, useEffect, useState } from 'react';
import { logFailure } from '../../../data/admin-client';
import { readOverview } from '../../../data/admin-content';
import { withSignIn } from '../../session/sign-in-store';

/** The dashboard's overview: undefined while it is read, null when it could not be; `retry` reads it again. */
export function useOverview(): { overview: Overview | null | undefined; retry: () => void } {
  const [overview, setOverview] = useState<Overview | null>();
  const read = useCallback(() => {
    withSignIn(readOverview).then(setOverview, (error: unknown) => {
      logFailure(error);
      setOverview(null);
    });
  }, []);
  useEffect(read, [read]);
  return {
    overview,
    retry: () => {
      setOverview(undefined);
      read();
    },
  };
}
