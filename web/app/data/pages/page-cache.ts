import { delocalizePath } from '@content/texts/language-paths';
import type { Reader } from '@content/api/contract';
import { allOf, type Outcome } from './outcome';
import { browserReader, reportFailures } from './reader';

/** One read of a page: its outcome, or a promise until it is there. */
export type Reading<T> = Outcome<T> | Promise<Outcome<T>>;
/** The reads of a page, by name. */
export type Readings = Readonly<Record<string, Reading<unknown>>>;
type ReadPage = (reader: Reader) => Readings;

/** Milliseconds after which a page is still shown at once, but read again. */
export const MAX_AGE = 30_000;
/** Milliseconds for which a failure is kept, for a page that was just read ahead. */
const FAILURE_MAX_AGE = 1000;
const CAPACITY = 30;

interface CachedPage {
  at: number;
  readonly readings: Record<string, Reading<unknown>>;
}

const pages = new Map<string, CachedPage>();

/** The parameter of the picture that is open over a page, on which no read depends. */
export const PHOTO = 'photo';

/** The key of a page: path and query, without the prefix of the language and the open picture. */
export function pageKey({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search);
  query.delete(PHOTO);
  return `${delocalizePath(pathname)}?${query.toString()}`;
}

/** Sets an entry of a map that keeps its newest thirty. */
export function setNewest<V>(map: Map<string, V>, key: string, value: V): void {
  map.delete(key);
  map.set(key, value);
  const [oldest = ''] = map.keys();
  if (map.size > CAPACITY) map.delete(oldest);
}

/** Caches the reads of a page, which began at a moment (milliseconds since 1970). */
export function cachePage(key: string, readings: Readings, at = Date.now()): void {
  const page = { at, readings: { ...readings } };
  setNewest(pages, key, page);
  for (const [name, reading] of Object.entries(readings))
    if (reading instanceof Promise) void reading.then((outcome) => (page.readings[name] = outcome));
}

const hasFailed = ({ readings }: CachedPage) =>
  Object.values(readings).some((reading) => 'ok' in reading && !reading.ok);

/** Whether a cached page is to be read again when it is shown. */
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
  const again = await allOf(read(reportFailures(browserReader, () => (failures += 1))));
  if (failures > 0) page.at = Date.now();
  else cachePage(key, again);
  return readPage(url, read);
}

let shownKey = '';

/** Notes the key of the page on the screen: the URL is ahead of it while a step back is loading. */
export function noteShown(key: string): void {
  shownKey = key;
}

export const isShown = (url: URL): boolean => pageKey(url) === shownKey;

/** Makes every page old: it is read again when it is next shown. */
export function expirePages(): void {
  for (const page of pages.values()) page.at = 0;
}
