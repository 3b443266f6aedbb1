import type { ReadError } from '@content/api/contract';

/** The outcome of a read: a value, or the status of the failure (0: no response). */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly status: number };

/** What `<Await>` shows: an outcome, or a promise until it is there. */
export type Awaitable<T> = Outcome<T> | Promise<Outcome<T>>;

/** Not `instanceof`: on the server the reader's ReadError comes from another bundle than this one. */
export function isReadError(error: unknown): error is ReadError {
  return error instanceof Error && error.name === 'ReadError' && 'status' in error;
}

/** Turns a read into its outcome, and logs failures: each part of a page shows its own. */
export async function settle<T>(work: Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await work };
  } catch (error) {
    const [status, failure] = isReadError(error)
      ? [error.status, `A read failed: ${error.message}`]
      : [500, error];
    // On the server the log of requests has it already.
    if (status !== 404 && !import.meta.env.SSR) console.error(failure);
    return { ok: false, status };
  }
}

/** Awaits all promises of an object. */
export async function allOf<T extends object>(works: T): Promise<{ [K in keyof T]: Awaited<T[K]> }> {
  const found = Object.entries(works).map(async ([name, work]) => [name, (await work) as unknown] as const);
  return Object.fromEntries(await Promise.all(found)) as { [K in keyof T]: Awaited<T[K]> };
}
