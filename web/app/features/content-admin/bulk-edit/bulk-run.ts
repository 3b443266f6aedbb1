import { isMissing, NetworkError, SessionExpired } from '../../../data/staff/admin-client';

/** Requests in flight at a time. */
const CONCURRENCY = 3;

/** The result of a bulk action: each item is in exactly one of `done`, `failed` and `left`. */
export interface BulkResult<T> {
  readonly done: readonly T[];
  readonly failed: readonly { readonly item: T; readonly error: unknown }[];
  /** Not tried, as the action was stopped or the connection was lost. */
  readonly left: readonly T[];
}

/** Items that are no longer in the list: done, or removed by somebody else. */
export function removedIn<T>({ done, failed }: BulkResult<T>): T[] {
  return [...done, ...failed.flatMap(({ item, error }) => (isMissing(error) ? [item] : []))];
}

/** Errors after which all other requests would fail too. */
const endsRun = (error: unknown) => error instanceof NetworkError || error instanceof SessionExpired;

/** Runs `work` for each item, a few at a time; a failure does not stop the others, `signal` does. Never rejects. */
export async function runAll<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
  signal: AbortSignal,
  onProgress: (tried: number) => void,
): Promise<BulkResult<T>> {
  const settled: PromiseSettledResult<unknown>[] = [];
  const isStopped = () =>
    signal.aborted || settled.some((one) => one.status === 'rejected' && endsRun(one.reason));
  while (settled.length < items.length && !isStopped()) {
    const next = items.slice(settled.length, settled.length + CONCURRENCY);
    settled.push(...(await Promise.allSettled(next.map(work))));
    onProgress(settled.length);
  }
  return {
    done: items.filter((_, at) => settled[at]?.status === 'fulfilled'),
    failed: items.flatMap((item, at) => {
      const one = settled[at];
      return one?.status === 'rejected' ? [{ item, error: one.reason as unknown }] : [];
    }),
    left: items.slice(settled.length),
  };
}

/** Puts the results of a second try in place of the failures that it repeated. */
export function withRetry<T>(first: BulkResult<T>, retry: BulkResult<T>): BulkResult<T> {
  const retried = new Set([...retry.done, ...retry.failed.map(({ item }) => item), ...retry.left]);
  return {
    done: [...first.done, ...retry.done],
    failed: [...first.failed.filter(({ item }) => !retried.has(item)), ...retry.failed],
    left: [...first.left, ...retry.left],
  };
}
