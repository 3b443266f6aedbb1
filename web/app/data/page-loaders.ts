import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, useLocation } from 'react-router';
import { useEffect } from 'react';
import type { Reader, SiteContext } from '@content/contract';
import { type Outcome, settle } from './outcome';
import { browserReader } from './reader';
import { storePrefetch, takePrefetch } from './read-ahead';
import { orStored } from './stored-page';
import { recallData, visitedName, visitedPages } from './visited-pages';

/** The parts of a page's URL that its reads depend on. */
export interface PageLocation {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

/** A page's reads, by name. One function serves the server and the browser. */
type PageReads = (reader: Reader, location: PageLocation) => Readonly<Record<string, Promise<unknown>>>;

/** One read of a page: settled when it was rendered on the server, a promise after a navigation in the browser. */
export type Reading<T> = Outcome<T> | Promise<Outcome<T>>;

/** The data of a page: its reads by name. */
export type PageData<F extends PageReads> = {
  [K in keyof ReturnType<F>]: Reading<Awaited<ReturnType<F>[K]>>;
};

function locationOf({ request, params }: Pick<LoaderFunctionArgs, 'request' | 'params'>): PageLocation {
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
  /** A failed read is shown in its section, and the status stays 200. */
  readonly partial?: boolean;
  readonly isMissing?: (data: SettledData<F>) => boolean;
}

/** A route's `loader`: waits for every read and sets the status: 404 for a missing item, 503 for a failed read. */
export function pageLoader<F extends PageReads>(
  reads: F,
  { partial = false, isMissing }: PageOptions<F> = {},
) {
  return async (args: LoaderFunctionArgs<SiteContext>) => {
    const settled = await Promise.all(
      Object.entries(reads(args.context.reader, locationOf(args))).map(
        async ([name, work]) => [name, await settle(work)] as const,
      ),
    );
    const found = Object.fromEntries(settled) as SettledData<F>;
    const status = partial ? 200 : statusOf(settled.map(([, outcome]) => outcome));
    return data<PageData<F>>(found, { status: isMissing?.(found) ? 404 : status });
  };
}

/**
 * A route's `clientLoader`: returns promises at once, so that the page shows its loading states. Back and Forward return the
 * page as it was left, so that the scroll position fits. A prefetched read is used as it is, failed or not. `readAhead`
 * prefetches.
 */
export function pageClientLoader<F extends PageReads>(reads: F) {
  const readAll = (location: PageLocation): Record<string, Promise<Outcome<unknown>>> =>
    Object.fromEntries(
      Object.entries(reads(browserReader, location)).map(([name, work]) => [name, settle(work)]),
    );
  const load = (args: ClientLoaderFunctionArgs): Promise<PageData<F>> => {
    const url = new URL(args.request.url);
    const recalled = recallData(url);
    if (recalled) return Promise.resolve(recalled as PageData<F>);
    const readings = Object.entries(takePrefetch(url) ?? readAll(locationOf(args)));
    return Promise.resolve(
      Object.fromEntries(readings.map(([name, reading]) => [name, orStored(url, reading)])) as PageData<F>,
    );
  };
  const readAhead = (url: URL, params: PageLocation['params']) =>
    storePrefetch(url, () => readAll({ params, search: url.searchParams }));
  return Object.assign(load, { readAhead });
}

/** Remembers the data of the page that calls it, for Back and Forward; returns it. */
export function usePageData<D extends Readonly<Record<string, Reading<unknown>>>>(pageData: D): D {
  const name = visitedName(useLocation());
  useEffect(() => {
    let isCurrent = true;
    const entries = Object.entries(pageData);
    void Promise.all(entries.map(async ([key, reading]) => [key, await reading] as const)).then((settled) => {
      if (isCurrent) visitedPages.remember(name, { data: Object.fromEntries(settled) });
    });
    return () => {
      isCurrent = false;
    };
  }, [pageData, name]);
  return pageData;
}
