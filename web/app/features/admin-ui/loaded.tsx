import { Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { type FallibleRead, LoadFailure, Loading } from './feedback';

interface LoadedProps<T> {
  readonly read: FallibleRead & { readonly data: T | undefined };
  readonly failure: string;
  /** Of the loading state; without it nothing is shown until the data is there. */
  readonly lines?: number;
  readonly children: (data: T) => ReactNode;
}

/** A read in each of its states: loading, failed, loaded. */
export function Loaded<T>({ read: { data, ...read }, failure, lines, children }: LoadedProps<T>) {
  if (read.error) return <LoadFailure title={failure} {...read} />;
  if (data === undefined) return lines === undefined ? null : <Loading lines={lines} />;
  return children(data);
}

export interface PagedFootProps {
  readonly list: Omit<FallibleRead, 'retry'> & {
    readonly hasMore: boolean;
    readonly isGrowing: boolean;
    readonly more: () => void;
  };
  readonly failure: string;
}

/** The end of a list: a button for more of it, or the failure of the last read. */
export function PagedFoot({ list, failure }: PagedFootProps) {
  const { error, busy, hasMore, isGrowing, more } = list;
  if (error) return <LoadFailure title={failure} error={error} busy={busy} retry={more} />;
  if (!hasMore) return null;
  return (
    <Button css={{ alignSelf: 'center' }} aria-disabled={isGrowing} onClick={more}>
      {isGrowing ? 'Loading …' : 'Show more'}
    </Button>
  );
}
