import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import type { Reader } from '@content/api/contract';
import type { SiteContext } from '@content/site-build';
import { delocalizePath } from '@content/texts/language-paths';
import { allOf, type Awaitable, type Outcome, settle } from './outcome';
import { isShown, pageKey, readPage, revalidatePage } from './page-cache';

/** The parts of a page's URL that its reads depend on. */
interface PageLocation {
  /** Without its language: '/stories'. */
  readonly path: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

/** A page's reads, by name. One function serves the server and the browser. */
type PageReads = (reader: Reader, location: PageLocation) => Readonly<Record<string, Promise<unknown>>>;

/** Declares what a page reads, once for its `loader` and its `clientLoader`. */
export const pageReads = <R>(reads: (reader: Reader, location: PageLocation) => R) => reads;

/** The data of a page: its reads by name, settled when it was rendered on the server. */
export type PageData<F extends PageReads> = {
  [K in keyof ReturnType<F>]: Awaitable<Awaited<ReturnType<F>[K]>>;
};

/** A page's data when every read has settled. */
type SettledData<F extends PageReads> = { [K in keyof ReturnType<F>]: Outcome<Awaited<ReturnType<F>[K]>> };

interface PageOptions<F extends PageReads> {
  /** A failed read is shown in its section, and the status stays 200. */
  readonly partial?: boolean;
  readonly isMissing?: (data: SettledData<F>) => boolean;
}

function statusOf(outcomes: readonly Outcome<unknown>[]): number {
  const statuses = outcomes.map((outcome) => (outcome.ok ? 200 : outcome.status));
  if (statuses.some((status) => status !== 200 && status !== 404)) return 503;
  return statuses.includes(404) ? 404 : 200;
}

const locationOf = (url: URL, params: PageLocation['params']): PageLocation => ({
  path: delocalizePath(url.pathname),
  params,
  search: url.searchParams,
});

/** The outcomes of a page's reads, by name. */
const outcomesOf = <F extends PageReads>(reads: F, reader: Reader, location: PageLocation) =>
  Object.fromEntries(Object.entries(reads(reader, location)).map(([name, work]) => [name, settle(work)])) as {
    [K in keyof ReturnType<F>]: Promise<Outcome<Awaited<ReturnType<F>[K]>>>;
  };

/** A route's `loader`: waits for every read and sets the status: 404 for a missing item, 503 for a failed read. */
export function pageLoader<F extends PageReads>(
  reads: F,
  { partial = false, isMissing }: PageOptions<F> = {},
) {
  return async ({ request, params, context }: LoaderFunctionArgs<SiteContext>) => {
    const at = locationOf(new URL(request.url), params);
    const found: SettledData<F> = await allOf(outcomesOf(reads, context.reader, at));
    const status = partial ? 200 : statusOf(Object.values(found));
    return data<PageData<F>>(found, { status: isMissing?.(found) ? 404 : status });
  };
}

/**
 * Reloads the page where it is missing, as the server alone knows whether it has moved, and where there is no connection but
 * the service worker has stored it: then the reading never ends.
 */
async function orReload<T>({ href }: URL, read: Awaitable<T>): Promise<Outcome<T>> {
  const outcome = await read;
  if (outcome.ok || (outcome.status !== 0 && outcome.status !== 404)) return outcome;
  // Browsers store pages of safe origins only.
  const stored = 'caches' in window ? await caches.match(href).catch(() => undefined) : undefined;
  if (outcome.status === 0 && !stored) return outcome;
  window.location.assign(href);
  return new Promise(() => undefined);
}

/**
 * A route's `clientLoader`: returns at once what the cache has of the page, and promises of the rest, so that the page shows
 * its loading states; the page on the screen is read again without them. `readAhead` fills the cache.
 */
export function pageClientLoader<F extends PageReads>(reads: F) {
  const readsOf = (url: URL, params: PageLocation['params']) => (reader: Reader) =>
    outcomesOf(reads, reader, locationOf(url, params));
  const load = async ({ request, params }: ClientLoaderFunctionArgs): Promise<PageData<F>> => {
    const url = new URL(request.url);
    if (isShown(url)) return (await revalidatePage(url, readsOf(url, params))) as PageData<F>;
    const found = Object.entries(readPage(url, readsOf(url, params))).map(
      ([name, read]) => [name, 'ok' in read && read.ok ? read : orReload(url, read)] as const,
    );
    return Object.fromEntries(found) as PageData<F>;
  };
  const readAhead = (url: URL, params: PageLocation['params']) => readPage(url, readsOf(url, params));
  return Object.assign(load, { readAhead });
}

/** A route's `shouldRevalidate`: opening a picture changes the URL, not the page's data. */
export function ignoringPhoto(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  const isPhotoOnly = currentUrl.href !== nextUrl.href && pageKey(currentUrl) === pageKey(nextUrl);
  return !isPhotoOnly && defaultShouldRevalidate;
}
