import type { Language } from '@site/locale';
import type { ContentPath, ItemAt } from './index';
import type { ClosingState } from './closing';

export type * from './responses';

/** Base path of the API. */
export const API_BASE = '/api/v1';

/** Addresses of the API for everybody. `id` is the item's `_id`. */
export const apiPaths = {
  list: (path: string) => `${API_BASE}/${path}`,
  one: (path: string, id: string) => `${API_BASE}/${path}/${encodeURIComponent(id)}`,
  errorReports: `${API_BASE}/error-reports`,
} as const;

/** Default and largest number of items of one list answer. */
export const MAX_PAGE_SIZE = 200;

/** Days that a deleted item can be restored; after them the daily clean-up erases it. */
export const TRASH_DAYS = 30;

/** Query of a list. Filter values are compared without regard to case. */
export interface ListQuery {
  readonly pageSize?: number;
  readonly pageToken?: string;
  readonly filters?: Readonly<Record<string, string>>;
  /** Of types whose items close: only what is open, or closed, today. */
  readonly state?: ClosingState;
  /** In which items are told, as far as they are translated; otherwise as they are written, with their translations beside. */
  readonly language?: Language;
}

/** One page of a list. */
export interface Page<T> {
  readonly items: T[];
  readonly nextPageToken?: string;
}

/** Thrown by readers: the read failed (status 0: no answer at all). `detail` is made for people. */
export class ReadError extends Error {
  constructor(
    readonly status: number,
    readonly detail: string,
  ) {
    super(`${status} ${detail}`);
    this.name = 'ReadError';
  }
}

/**
 * How pages read content: over /api/v1 in the browser, in-process on the server. Long texts of items are what people read;
 * their form stands beside them (`blocksOf` of `texts/tree`).
 * `one` rejects with ReadError 404 when the item does not exist or is not public.
 */
export interface Reader {
  list<P extends ContentPath>(path: P, query?: ListQuery): Promise<Page<ItemAt<P>>>;
  one<P extends ContentPath>(path: P, id: string, language?: Language): Promise<ItemAt<P>>;
}

/** Where a previewed item stands on a page that shows others as well. */
export const PREVIEW_ANCHOR = 'preview';

/** The item that a preview's link shows until a moment (ISO 8601). */
export type SitePreview =
  | {
      readonly state: 'open';
      /** Of the link: `?preview=` of any page shows the item. */
      readonly token: string;
      readonly path: string;
      readonly id: string;
      /** Visitors see the same content already. */
      readonly isPublic: boolean;
      readonly until: string;
    }
  | { readonly state: 'ended' };

/** Given by `functions` to web's server build. */
export interface SiteContext {
  readonly reader: Reader;
  /** Scheme and host of the site, for canonical addresses: https://example.org */
  readonly origin: string;
  /** Present where a link shows an item before visitors see it. */
  readonly preview?: SitePreview | undefined;
  /** Origins beside the site's own that browsers of the staff speak to, for large uploads. */
  readonly uploadOrigins: readonly string[];
  /** Told of what goes wrong while the page is made: the log names it with the request. */
  readonly noteError: (error: unknown) => void;
}

/** Renders a page, whole. */
export type SiteHandler = (request: Request, context: SiteContext) => Promise<Response>;

/** The one spelling of all URLs that lead to the same page. */
export interface NormalizedUrl {
  /** Path and query, beginning with a slash. */
  readonly path: string;
  /** Where the request belongs, when it spells the path otherwise: pages show their path. Its query is as it was. */
  readonly movedTo: string | null;
  /** The page must be current (`v`, in the links of staff to what they have just changed). */
  readonly isFresh: boolean;
}

/** The exports of web's server build. */
export interface SiteBuild {
  readonly handle: SiteHandler;
  /** The normal form of a request's path and query. */
  readonly normalizeUrl: (url: string) => NormalizedUrl;
  /** The page of a failure with the id of its request, which visitors can tell us. */
  readonly nameRequest: (html: string, id: string) => string;
}
