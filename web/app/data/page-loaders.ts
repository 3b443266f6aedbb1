import { data } from 'react-router';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { useEffect } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import type { Reader } from '@content/contract';
import type { Outcome } from './outcome';
import { settle } from './outcome';
import { browserReader, createHttpReader } from './reader';
import { givenContext, type ServerArgs } from './server-args';
import { recallData, visitedName, visitedPages } from './visited-pages';

/** The address that a page is read for. */
export interface PageAddress {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

/** What a page reads, by name. One function serves the server and the browser. */
export type PageReads = (reader: Reader, address: PageAddress) => Readonly<Record<string, Promise<unknown>>>;

/** One read of a page: settled when it was rendered on the server, a promise after a navigation in the browser. */
export type Reading<T> = Outcome<T> | Promise<Outcome<T>>;

/** A page's data, of its reads. */
export type PageData<F extends PageReads> = {
  [K in keyof ReturnType<F>]: Reading<Awaited<ReturnType<F>[K]>>;
};

function addressOf({ request, params }: Pick<ServerArgs, 'request' | 'params'>): PageAddress {
  return { params, search: new URL(request.url).searchParams };
}

function statusOf(outcomes: readonly Outcome<unknown>[]): number {
  const statuses = outcomes.map((outcome) => (outcome.ok ? 200 : outcome.status));
  if (statuses.some((status) => status !== 200 && status !== 404)) return 503;
  return statuses.includes(404) ? 404 : 200;
}

/** A page's data when every read has settled. */
type SettledData<F extends PageReads> = { [K in keyof ReturnType<F>]: Outcome<Awaited<ReturnType<F>[K]>> };

interface PageOptions<F extends PageReads> {
  /** The page's sections fail one by one, and the page stays 200. */
  readonly partial?: boolean;
  /** Whether the page has nothing to show although its reads succeeded (404). */
  readonly isMissing?: (data: SettledData<F>) => boolean;
}

/** A route's `loader`: waits for every read and sets the status: 404 for a missing item, 503 for a failed read. */
export function pageLoader<F extends PageReads>(
  reads: F,
  { partial = false, isMissing }: PageOptions<F> = {},
) {
  return async (args: ServerArgs) => {
    // Only `npm run dev` renders without the functions, and reads through its proxy then.
    const reader = givenContext(args).reader ?? createHttpReader(new URL(args.request.url).origin);
    const settled = await Promise.all(
      Object.entries(reads(reader, addressOf(args))).map(
        async ([name, work]) => [name, await settle(work)] as const,
      ),
    );
    const found = Object.fromEntries(settled) as SettledData<F>;
    const status = partial ? 200 : statusOf(settled.map(([, outcome]) => outcome));
    return data(found, { status: isMissing?.(found) ? 404 : status });
  };
}

/**
 * A route's `clientLoader`: returns at once, with promises, so that the page shows its loading states. Back and Forward
 * give the page as it was left, so that the reader's place is still there to be scrolled to.
 */
export function pageClientLoader(reads: PageReads) {
  return (args: ClientLoaderFunctionArgs): Promise<Record<string, Reading<unknown>>> => {
    const recalled = recallData(new URL(args.request.url));
    if (recalled) return Promise.resolve(recalled);
    const entries = Object.entries(reads(browserReader, addressOf(args)));
    return Promise.resolve(Object.fromEntries(entries.map(([name, work]) => [name, settle(work)])));
  };
}

/** The data of the route that calls it: `usePageData<typeof reads>()`. */
export function usePageData<F extends PageReads>(): PageData<F> {
  const found = useLoaderData() as PageData<F>;
  const name = visitedName(useLocation());
  useEffect(() => {
    let isCurrent = true;
    const entries = Object.entries<Reading<unknown>>(found);
    void Promise.all(entries.map(async ([key, reading]) => [key, await reading] as const)).then((settled) => {
      if (isCurrent) visitedPages.remember(name, { data: Object.fromEntries(settled) });
    });
    return () => {
      isCurrent = false;
    };
  }, [found, name]);
  return found;
}
