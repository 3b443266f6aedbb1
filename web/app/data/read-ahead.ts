import type { Outcome } from './outcome';
import { visitedName } from './visited-pages';

type Readings = Readonly<Record<string, Promise<Outcome<unknown>>>>;

/** Milliseconds for which what was read ahead is as good as read now. */
const FRESH = 30_000;

const kept = new Map<string, { readonly at: number; readonly readings: Readings }>();

const isFresh = ({ at }: { readonly at: number }) => Date.now() - at < FRESH;

/** Reads what a page will need, unless that has just been done, and keeps it for half a minute. */
export function keepReadAhead(url: URL, read: () => Readings): void {
  for (const [name, page] of kept) if (!isFresh(page)) kept.delete(name);
  const name = visitedName(url);
  if (!kept.has(name)) kept.set(name, { at: Date.now(), readings: read() });
}

/** What was read ahead for a page, once; undefined when there is nothing, or nothing fresh. */
export function takeReadAhead(url: URL): Readings | undefined {
  const name = visitedName(url);
  const page = kept.get(name);
  kept.delete(name);
  return page && isFresh(page) ? page.readings : undefined;
}
