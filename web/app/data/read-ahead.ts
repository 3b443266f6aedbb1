import type { Outcome } from './outcome';
import { visitedName } from './visited-pages';

type Readings = Readonly<Record<string, Promise<Outcome<unknown>>>>;

/** Milliseconds for which what was read ahead is as good as read now. */
const FRESH = 30_000;
/** Milliseconds within which it is the same touch that has led to the page: so long a failure stands. */
const SAME_TOUCH = 1000;

interface Kept {
  readonly at: number;
  readonly readings: Readings;
  hasFailed: boolean;
}

const kept = new Map<string, Kept>();

const isFresh = ({ at, hasFailed }: Kept) => Date.now() - at < (hasFailed ? SAME_TOUCH : FRESH);

/** The page that was opened last: the touch that has led there may still be on its way to reading ahead. */
let opened = { name: '', at: 0 };

/** Reads what a page will need, unless that has just been done, and keeps it for half a minute; a failure for a second. */
export function storePrefetch(url: URL, read: () => Readings): void {
  for (const [name, page] of kept) if (!isFresh(page)) kept.delete(name);
  const name = visitedName(url);
  const isJustOpened = opened.name === name && Date.now() - opened.at < SAME_TOUCH;
  if (kept.has(name) || isJustOpened) return;
  const page: Kept = { at: Date.now(), readings: read(), hasFailed: false };
  kept.set(name, page);
  for (const reading of Object.values(page.readings))
    void reading.then(({ ok }) => {
      if (!ok) page.hasFailed = true;
    });
}

/** Takes the prefetched reads of a page, once; undefined when there are none, or none fresh. */
export function takePrefetch(url: URL): Readings | undefined {
  const name = visitedName(url);
  const page = kept.get(name);
  kept.delete(name);
  opened = { name, at: Date.now() };
  return page && isFresh(page) ? page.readings : undefined;
}
