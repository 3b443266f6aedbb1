import { QueryCache, QueryClient } from '@tanstack/react-query';
import type { Page } from '@content/api/contract';
import { SessionExpired, logFailure, ApiProblem, NetworkError } from '../../../data/staff/admin-client';
import { requireSession } from '../../session/require-session';
import type { PagedRead, Read } from './reads';

/**
 * The cache of the staff area. A route reads the data of its screen each time it is opened; nothing else refetches, neither the
 * focus of the window nor the connection, and nothing is retried.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error) => {
      if (!(error instanceof SessionExpired)) logFailure(error);
    },
  }),
  defaultOptions: {
    queries: {
      networkMode: 'always', // No connection is a failure at once, with its text and a way to try again.
      retry: false,
      retryOnMount: false,
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  },
});

async function load(request: Request, queryKey: readonly unknown[], read: () => Promise<unknown>) {
  // Data of an earlier visit is not shown in place of what cannot be read now.
  queryClient.removeQueries({ queryKey, exact: true, type: 'inactive' });
  const cancel = () => void queryClient.cancelQueries({ queryKey, exact: true });
  request.signal.addEventListener('abort', cancel);
  try {
    await requireSession(request, read);
  } catch (error) {
    // The screen shows a failed read.
    if (!(error instanceof ApiProblem || error instanceof NetworkError)) throw error;
  } finally {
    request.signal.removeEventListener('abort', cancel);
  }
}

/** Reads afresh what a screen takes with `useRead`, which has the failure too. Without a session it redirects to the login page. */
export function loadRead<T>(request: Request, { key, read }: Read<T>): Promise<void> {
  return load(request, key, () =>
    queryClient.query({ queryKey: key, queryFn: ({ signal }) => read(signal), staleTime: 0 }),
  );
}

/** The same for the first pages of a list, which the screen takes with `usePages`. */
export function loadPages<P extends Page<unknown>>(
  request: Request,
  { key, readPage, requests = 1 }: PagedRead<P>,
): Promise<void> {
  return load(request, key, () =>
    queryClient.infiniteQuery({
      queryKey: key,
      queryFn: ({ pageParam, signal }) => readPage(pageParam, signal),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextPageToken }: P) => nextPageToken,
      pages: requests,
      staleTime: 0,
    }),
  );
}
