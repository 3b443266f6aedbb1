import { delocalizePath } from '@content/texts/language-paths';
import type { Reader } from '@content/api/contract';
import { BoundedMap } from './bounded-map';
import { allOf, type Awaitable } from './outcome';
import { browserReader, reportFailures } from './reader';

/** What a page's loader returns: its reads by name. */
export type LoaderData = Readonly<Record<string, Awaitable<unknown>>>;
type ReadPage = (reader: Reader) => LoaderData;

/** Milliseconds after which a page is still shown at once, but read again. */
export const MAX_AGE = 30_000;
/** Milliseconds for which a failure is kept, for a page that was just read ahead. */
const FAILURE_MAX_AGE = 1000;

interface CachedPage {
  at: number;
  readonly data: Record<string, Awaitable<unknown>>;
}

const pages = new BoundedMap<CachedPage>();

/** The parameter of the picture that is open over a page, on which no read depends. */
export const PHOTO = 'photo';

/** The key of a page: path and query, without the prefix of the language and the open picture. */
export function pageKey({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search);
  query.delete(PHOTO);
  return `${delocalizePath(pathname)}?${query.toString()}`;
}

/** Caches the reads of a page, which began at a moment (milliseconds since 1970). */
export function cachePage(key: string, data: LoaderData, at = Date.now()): void {
  const page: CachedPage = { at, data: { ...data } };
  pages.set(key, page);
  for (const [name, read] of Object.entries(data))
    if (read instanceof Promise) void read.then((outcome) => (page.data[name] = outcome));
}

const hasFailed = ({ data }: CachedPage) => Object.values(data).some((read) => 'ok' in read && !read.ok);

/** Whether a cached page is to be revalidated when it is shown. */
export const isStale = (key: string): boolean => Date.now() - (pages.get(key)?.at ?? Infinity) >= MAX_AGE;

/** The reads of a page: from the cache, however old, or else by `read`. A page with a failed read is read anew. */
export function readPage(url: URL, read: ReadPage): LoaderData {
  const key = pageKey(url);
  const page = pages.get(key);
  if (page && (!hasFailed(page) || Date.now() - page.at < FAILURE_MAX_AGE)) return { ...page.data };
  const data = read(browserReader);
  cachePage(key, data);
  return data;
}

/** The reads of the page on the screen, read again once they are stale; if any read fails, the page stays as it was. */
export async function revalidatePage(url: URL, read: ReadPage): Promise<LoaderData> {
  const key = pageKey(url);
  const page = pages.get(key);
  if (!page || hasFailed(page) || !isStale(key)) return readPage(url, read);
  let failures = 0;
  const again = await allOf(read(reportFailures(browserReader, () => (failures += 1))));
  if (failures > 0) page.at = Date.now();
  else cachePage(key, again);
  return readPage(url, read);
}

let shownKey = '';

/** Notes the key of the page on the screen: the URL is ahead of it while a step back is loading. */
export function setShown(key: string): void {
  shownKey = key;
}

export const isShown = (url: URL): boolean => pageKey(url) === shownKey;

/** Has every page revalidated when it is next shown. */
export function markAllStale(): void {
  for (const page of pages.values()) page.at = 0;
}
