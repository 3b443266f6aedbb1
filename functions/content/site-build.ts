/** What functions and web's server build, which renders visitors' pages, know of each other. */
import type { Reader } from './api/contract';

/** The fragment of a previewed item on a page that shows others too. */
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
  /** Present on the page of a preview link. */
  readonly preview?: SitePreview | undefined;
  /** The origin besides the site's own that the staff area connects to, for large uploads. */
  readonly uploadOrigin: string;
  /** Logs an error of rendering, with the request. */
  readonly noteError: (error: unknown) => void;
}

/** Renders a page. */
export type SiteHandler = (request: Request, context: SiteContext) => Promise<Response>;

/** A URL in the one spelling of all that lead to the same page. */
export interface NormalizedUrl {
  /** Path and query, beginning with a slash. */
  readonly path: string;
  /** The redirect for another spelling of the path, with the query as it was; null where there is none. */
  readonly movedTo: string | null;
  /** The page must be current (`?v=`, in the links of staff to what they have just changed). */
  readonly isFresh: boolean;
}

/** The exports of web's server build. */
export interface SiteBuild {
  readonly handle: SiteHandler;
  /** The normal form of a request's path and query. */
  readonly normalizeUrl: (url: string) => NormalizedUrl;
  /** An error page with the id of its request, which visitors can quote. */
  readonly nameRequest: (html: string, id: string) => string;
}
