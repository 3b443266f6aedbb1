import { delocalizePath } from '@content/texts/language-paths';
import type { Reader } from '@content/api/contract';
import { allOf, type Outcome } from './outcome';
import { browserReader, tellingFailures } from './reader';

/** One read of a page: its outcome, or a promise until it is there. */
export type Reading<T> = Outcome<T> | Promise<Outcome<T>>;
/** The reads of a page, by name. */
export type Readings = Readonly<Record<string, Reading<unknown>>>;
type ReadPage = (reader: Reader) => Readings;

/** Milliseconds for which a page is shown as it was read; a page older than that is shown, and read again. */
export const MAX_AGE = 30_000;
/** Milliseconds for which a failure stands: whoever reads a page ahead and opens it meets it once. */
const FAILURE_MAX_AGE = 1000;
const CAPACITY = 30;

interface CachedPage {
  at: number;
  readonly readings: Record<string, Reading<unknown>>;
}

const pages = new Map<string, CachedPage>();

/** The parameter that names the picture which is open over a page: what the page reads is the same. */
export const PHOTO = 'photo';

/** The key of a page: its path and query, without its language's prefix and the picture that is open over it. */
export function pageKey({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search);
  query.delete(PHOTO);
  return `${delocalizePath(pathname)}?${query.toString()}`;
}

/** Sets an entry of a map that keeps the newest thirty. */
export function setNewest<V>(map: Map<string, V>, key: string, value: V): void {
  map.delete(key);
  map.set(key, value);
  const [oldest = ''] = map.keys();
  if (map.size > CAPACITY) map.delete(oldest);
}

/** Caches what was read of a page, at a moment (milliseconds since 1970). */
export function cachePage(key: string, readings: Readings, at = Date.now()): void {
  const page = { at, readings: { ...readings } };
  setNewest(pages, key, page);
  for (const [name, reading] of Object.entries(readings))
    if (reading instanceof Promise) void reading.then((outcome) => (page.readings[name] = outcome));
}

const hasFailed = ({ readings }: CachedPage) =>
  Object.values(readings).some((reading) => 'ok' in reading && !reading.ok);

/** Whether a page in the cache is to be read again when it is shown. */
export const isOld = (key: string): boolean => Date.now() - (pages.get(key)?.at ?? Infinity) >= MAX_AGE;

/** The reads of a page: from the cache, however old, or else by `read`. A page with a failed read is read anew. */
export function readPage(url: URL, read: ReadPage): Readings {
  const key = pageKey(url);
  const page = pages.get(key);
  if (page && (!hasFailed(page) || Date.now() - page.at < FAILURE_MAX_AGE)) return { ...page.readings };
  const readings = read(browserReader);
  cachePage(key, readings);
  return readings;
}

/** The reads of the page on the screen, read again where they are old; if any read fails, the page stays as it was. */
export async function rereadPage(url: URL, read: ReadPage): Promise<Readings> {
  const key = pageKey(url);
  const page = pages.get(key);
  if (!page || hasFailed(page) || !isOld(key)) return readPage(url, read);
  let failures = 0;
  const again = await allOf(read(tellingFailures(browserReader, () => (failures += 1))));
  if (failures > 0) page.at = Date.now();
  else cachePage(key, again);
  return readPage(url, read);
}

let shown = '';

/** Notes the page that is on the screen, by its key: the address is already another one while a step back is loaded. */
export function noteShown(key: string): void {
  shown = key;
}

export const isShown = (url: URL): boolean => pageKey(url) === shown;

/** Has every page read again when it is next shown. */
export function expirePages(): void {
  for (const page of pages.values()) page.at = 0;
}
