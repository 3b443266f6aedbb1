import type { Page } from '@content/api/contract';
import { skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NetworkError } from '../../../data/staff/admin-client';
import { withSignIn } from '../../session/with-sign-in';
import { useWhenOnline } from '../../../data/staff/connectivity';
import type { PagedRead, Read } from './reads';

/** The options of a read without a route, which reads whenever it appears. Cached for less than a second, it could be dropped while it is first rendered. */
const reading = (onMount: true | undefined) =>
  onMount ? { staleTime: 0, gcTime: 1000, retryOnMount: true } : {};

const isCutOff = (error: Error | null) => error instanceof NetworkError;

/** A read, or none: `data` is undefined during the first read and after its failure. Where the session has ended, the person signs in in place. */
export function useRead<T>(source: Read<T> | null) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: source?.key ?? [],
    queryFn: source ? ({ signal }) => withSignIn(() => source.read(signal)) : skipToken,
    ...reading(source?.onMount),
  });
  /** The last failure while it is retried: the button for that keeps its place and the focus. */
  const [retried, setRetried] = useState<Error | null>(null);
  const retry = () => {
    setRetried(error);
    void refetch().finally(() => setRetried(null));
  };
  useWhenOnline(isCutOff(error) && !isFetching, retry);
  const shown = error ?? (data === undefined ? retried : null);
  return { data: shown === null ? data : undefined, error: shown, busy: isFetching, retry };
}

/** `items` of all pages; the site may have changed between two of them, and moved an item to the later one. */
function joined<T>(pages: readonly Page<T>[], idOf: (item: T) => string): readonly T[] {
  return [...new Map(pages.flatMap(({ items }) => items).map((item) => [idOf(item), item])).values()];
}

/** The pages of a list that have been read. */
export function usePages<P extends Page<unknown>>({ key, readPage, idOf, onMount }: PagedRead<P>) {
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => withSignIn(() => readPage(pageParam, signal)),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextPageToken }: P) => nextPageToken,
    ...reading(onMount),
  });
  const { data, error, isFetching, hasNextPage, isFetchNextPageError } = query;
  const isFirstMissing = error !== null && !isFetchNextPageError;
  const more = () => {
    if (isFirstMissing && !isFetching) void query.refetch();
    // The next page goes before a refetch that is still running.
    else if (!isFirstMissing && !query.isFetchingNextPage) void query.fetchNextPage();
  };
  useWhenOnline(isCutOff(error) && !isFetching, more);
  return {
    /** Undefined while the first page is read for the first time, and when it could not be. */
    items: data && joined<P['items'][number]>(data.pages, idOf),
    last: data?.pages.at(-1),
    hasMore: hasNextPage,
    /** Why the last read failed; null when it did not. */
    error,
    busy: isFetching,
    isGrowing: query.isFetchingNextPage,
    /** Reads what comes next; after a failure, what has failed. */
    more,
  };
}
