import { isMissing, SessionExpired } from '../../../data/admin-client';
import { NetworkError } from '../../../data/admin-transport';

/** Requests that are on their way at a time. */
const AT_ONCE = 3;

/** What became of each: all of them stand in exactly one of the three, in their order. */
export interface Outcome<T> {
  readonly done: readonly T[];
  readonly failed: readonly { readonly item: T; readonly error: unknown }[];
  /** Not tried: it was stopped before, or nothing could be reached any more. */
  readonly left: readonly T[];
}

/** What was not done, be it tried or not. */
export function notDoneOf<T>({ failed, left }: Outcome<T>): T[] {
  return [...failed.map(({ item }) => item), ...left];
}

/** What has left its place: done, or taken from there by somebody else. */
export function goneOf<T>({ done, failed }: Outcome<T>): T[] {
  return [...done, ...failed.flatMap(({ item, error }) => (isMissing(error) ? [item] : []))];
}

/** After these the others would fail in the same way. */
const isEnd = (error: unknown) => error instanceof NetworkError || error instanceof SessionExpired;

export interface RunOptions {
  /** Told how many have been tried. */
  readonly onProgress: (tried: number) => void;
  /** Stops it: what is on its way still arrives. */
  readonly signal: AbortSignal;
}

/** Does `work` with each item, a few at a time; one that fails does not keep the others. Never rejects. */
export async function runAll<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
  { onProgress, signal }: RunOptions,
): Promise<Outcome<T>> {
  const errors = new Map<number, unknown>();
  const done = new Set<number>();
  let next = 0;
  let isOver = false;

  async function takeTurns(): Promise<void> {
    while (next < items.length && !isOver && !signal.aborted) {
      const at = next++;
      try {
        await work(items[at] as T);
        done.add(at);
      } catch (error) {
        errors.set(at, error);
        isOver ||= isEnd(error);
      }
      onProgress(done.size + errors.size);
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
  return {
    done: items.filter((_, at) => done.has(at)),
    failed: items.flatMap((item, at) => (errors.has(at) ? [{ item, error: errors.get(at) }] : [])),
    left: items.filter((_, at) => !done.has(at) && !errors.has(at)),
  };
}
