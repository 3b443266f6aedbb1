import { Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LoadFailure, Loading } from './feedback';

interface LoadedProps<T> {
  readonly read: {
    readonly data: T | undefined;
    readonly error: Error | null;
    readonly busy: boolean;
    readonly retry: () => void;
  };
  readonly failure: string;
  /** Of the loading state; without it nothing is shown until the data is there. */
  readonly lines?: number;
  readonly children: (data: T) => ReactNode;
}

/** A read in each of its states: loading, failed, loaded. */
export function Loaded<T>({ read: { data, error, busy, retry }, failure, lines, children }: LoadedProps<T>) {
  if (error) return <LoadFailure title={failure} error={error} busy={busy} onRetry={retry} />;
  if (data === undefined) return lines === undefined ? null : <Loading lines={lines} />;
  return children(data);
}

export interface PagedFootProps {
  readonly list: {
    readonly error: Error | null;
    readonly busy: boolean;
    readonly hasMore: boolean;
    readonly isGrowing: boolean;
    readonly more: () => void;
  };
  readonly failure: string;
}

/** The end of a list: a button for more of it, or the failure of the last read. */
export function PagedFoot({ list, failure }: PagedFootProps) {
  const { error, busy, hasMore, isGrowing, more } = list;
  if (error) return <LoadFailure title={failure} error={error} busy={busy} onRetry={more} />;
  if (!hasMore) return null;
  return (
    <Button css={{ alignSelf: 'center' }} aria-disabled={isGrowing} onClick={more}>
      {isGrowing ? 'Loading …' : 'Show more'}
    </Button>
  );
}
