import { delocalizePath } from '@content/texts/language-paths';
import type { Reader } from '@content/api/contract';
import type { Outcome } from './outcome';
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
let onRefresh: (key: string) => void = () => undefined;

/** Calls the listener with the key of each page that has been read again. Returns what ends that. */
export function whenRefreshed(listener: typeof onRefresh): () => void {
  onRefresh = listener;
  return () => (onRefresh = () => undefined);
}

/** The key of a page: its path and query, without its language's prefix and the picture that is open over it. */
export function pageKey({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search);
  query.delete('photo');
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

/** A page that cannot be read again as a whole stays as it was. */
async function refresh(key: string, page: CachedPage, read: ReadPage): Promise<void> {
  page.at = Date.now();
  let failures = 0;
  const reader = tellingFailures(browserReader, () => (failures += 1));
  const again: [string, Outcome<unknown>][] = [];
  for (const [name, reading] of Object.entries(read(reader))) again.push([name, await reading]);
  if (failures > 0) return;
  page.at = Date.now();
  Object.assign(page.readings, Object.fromEntries(again));
  onRefresh(key);
}

/**
 * The reads of a page: from the cache, or else by `read`. An older page is returned at once and read again, which
 * `whenRefreshed` tells, but not while there is no connection; one with a failed read is read anew.
 */
export function readPage(url: URL, read: ReadPage): Readings {
  const key = pageKey(url);
  const page = pages.get(key);
  const cached = page && Object.values(page.readings);
  const hasFailed = cached?.some((reading) => 'ok' in reading && !reading.ok);
  if (page && Date.now() - page.at < (hasFailed ? FAILURE_MAX_AGE : MAX_AGE)) return { ...page.readings };
  if (page && cached?.every((reading) => 'ok' in reading && reading.ok)) {
    if (navigator.onLine) void refresh(key, page, read);
    return { ...page.readings };
  }
  const readings = read(browserReader);
  cachePage(key, readings);
  return readings;
}

/** Has every page read again when it is next shown. */
export function expirePages(): void {
  for (const page of pages.values()) page.at = 0;
}
