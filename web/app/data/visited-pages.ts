import { delocalizePath } from '@content/language-paths';
import type { Outcome } from './outcome';
import type { PageOfItems } from './list-pages';

type Settled = Readonly<Record<string, Outcome<unknown>>>;

interface VisitedPage {
  data?: Settled;
  /** All items of the page's list, once 'Show more' has been used. */
  shown?: PageOfItems<unknown>;
}

/** The key of a page: its path and query, without its language's prefix and the picture that is open over it. */
export function visitedName({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search);
  query.delete('photo');
  return `${delocalizePath(pathname)}?${query.toString()}`;
}

/** The pages seen in this document, for Back and Forward; the oldest go first. */
export class VisitedPages {
  private readonly pages = new Map<string, VisitedPage>();

  constructor(private readonly capacity = 30) {}

  recall(name: string): Readonly<VisitedPage> | undefined {
    return this.pages.get(name);
  }

  /** Stores one part of a page beside its other part. A page with a failed read is not kept: Back tries again. */
  remember(name: string, part: VisitedPage): void {
    if (part.data && Object.values(part.data).some(({ ok }) => !ok)) return;
    const page = { ...this.pages.get(name), ...part };
    this.pages.delete(name);
    this.pages.set(name, page);
    const oldest = this.pages.keys().next();
    if (this.pages.size > this.capacity && !oldest.done) this.pages.delete(oldest.value);
  }

  forget(name: string): void {
    this.pages.delete(name);
  }
}

/** The pages of this document. The server never writes to it. */
export const visitedPages = new VisitedPages();

/** The key of the history entry that is on the screen. */
let shownKey = 'default';
/** The last page was shown from memory. */
let isRecalled = false;

/**
 * Notes the history entry that has come on the screen; true when its data came from memory and should be read again.
 */
export function noteArrival(key: string): boolean {
  shownKey = key;
  const wasRecalled = isRecalled;
  isRecalled = false;
  return wasRecalled;
}

/**
 * The data of the page that Back or Forward leads to, as it was left; undefined for every other navigation, which
 * reads anew. Back and Forward change the browser's URL before the page is read, a link does so after.
 */
export function recallData(url: URL): Settled | undefined {
  const name = visitedName(url);
  const { key = 'default' } = (window.history.state ?? {}) as { readonly key?: string };
  if (visitedName(window.location) !== name) visitedPages.forget(name);
  else if (key !== shownKey) {
    const data = visitedPages.recall(name)?.data;
    isRecalled = data !== undefined;
    return data;
  }
  return undefined;
}

/** A list after its first page was read again: the items that had been appended follow where that page now ends, if they do. */
export function joinPages<T extends { readonly _id: string }>(
  first: PageOfItems<T>,
  shown: PageOfItems<T> | null,
): PageOfItems<T> {
  const last = first.items.at(-1);
  const seam = shown?.items.findIndex(({ _id }) => _id === last?._id) ?? -1;
  if (!shown || seam === -1 || first.next === null) return first;
  const rest = shown.items.slice(seam + 1);
  return rest.length === 0 ? first : { items: [...first.items, ...rest], next: shown.next };
}
