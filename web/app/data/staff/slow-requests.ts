import { create } from 'zustand';

/** Milliseconds without a response after which a request takes long. */
const SLOW_MS = 8_000;

/** The number of slow requests, which the frame of the staff area shows. */
export const useSlowRequests = create(() => 0);

/** Counts a request as slow from `SLOW_MS` on until it has its response, which it returns. */
export async function countWhileSlow<T>(response: Promise<T>): Promise<T> {
  let end = () => {};
  const timer = setTimeout(() => {
    useSlowRequests.setState((count) => count + 1);
    end = () => useSlowRequests.setState((count) => count - 1);
  }, SLOW_MS);
  try {
    return await response;
  } finally {
    clearTimeout(timer);
    end();
  }
}
