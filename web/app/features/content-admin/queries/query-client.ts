import { QueryCache, QueryClient } from '@tanstack/react-query';
import { SessionExpired, logFailure } from '../../../data/admin-client';

/**
 * The cache of the staff area. A route reads what its screen shows each time it is opened. There is no other refetching: no
 * retries, and none when the window gets the focus or the connection comes back.
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
