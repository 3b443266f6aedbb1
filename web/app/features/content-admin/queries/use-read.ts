import type { Page } from '@content/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { NetworkError } from '../../../data/admin-transport';
import { withSignIn } from '../../session/sign-in-store';
import { useWhenOnline } from '../../admin-ui/use-when-online';
import type { PagedRead, Read } from './reads';

/**
 * What no route reads is read whenever it appears, and soon forgotten. Not at once: a query that has no reader yet, as
 * the first rendering is still under way, would be forgotten as well.
 */
const reading = (onMount: true | undefined) =>
  onMount ? { staleTime: 0, gcTime: 1000, retryOnMount: true } : {};

/** Whether a read failed for want of a connection: it is read again once there is one. */
const isCutOff = (error: Error | null) => error instanceof NetworkError;

/**
 * Something read: `data` is undefined while it is read for the first time, and when it could not be. When the session
 * has ended, the person signs in in place and the read goes on.
 */
export function useRead<T>({ key, read, onMount }: Read<T>) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => withSignIn(() => read(signal)),
    ...reading(onMount),
  });
  useWhenOnline(isCutOff(error) && !isFetching, () => void refetch());
  return {
    data: error === null ? data : undefined,
    /** Null as long as nothing has failed. */
    error,
    busy: isFetching,
    /** Reads it again. */
    retry: () => void refetch(),
  };
}

/** A list as far as it has been read. */
export interface Pages<P extends Page<unknown>> {
  /** Undefined while the first page is read for the first time, and when it could not be. */
  readonly items: readonly P['items'][number][] | undefined;
  /** The page that was read last. */
  readonly last: P | undefined;
  /** Whether there is more behind them. */
  readonly hasMore: boolean;
  /** Why the last read failed; null when it did not. */
  readonly error: Error | null;
  readonly busy: boolean;
  /** Whether the next page is on its way. */
  readonly isGrowing: boolean;
  /** Reads what comes next; after a failure, what has failed. */
  readonly more: () => void;
}

/** `items` of all pages; the site may have changed between two of them, and moved an item to the later one. */
function joined<T>(pages: readonly Page<T>[], idOf: (item: T) => string): readonly T[] {
  return [...new Map(pages.flatMap(({ items }) => items).map((item) => [idOf(item), item])).values()];
}

/** A list that grows page by page. */
export function usePages<P extends Page<unknown>>({ key, readPage, idOf, onMount }: PagedRead<P>): Pages<P> {
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
    if (!isFetching) void (isFirstMissing ? query.refetch() : query.fetchNextPage());
  };
  useWhenOnline(isCutOff(error) && !isFetching, more);
  return {
    items: data && joined<P['items'][number]>(data.pages, idOf),
    last: data?.pages.at(-1),
    hasMore: hasNextPage,
    error,
    busy: isFetching,
    isGrowing: query.isFetchingNextPage,
    more,
  };
}
