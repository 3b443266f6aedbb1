import type { Request as ExpressRequest, Response } from 'express';
import { createHash } from 'node:crypto';
import type { Reader, SiteBuild, SiteContext, SitePreview } from '@content/api/contract';
import { delocalizePath } from '@content/texts/language-paths';
import { boundedBy, cachePolicy } from '../cache-policy';
import { noteError, requestId } from '../request-log';
import { PAGE_QUALITY, SharedResponse, SharedResponses } from '../shared-response';
import type { Header } from '../shared-response';
import type { Clock } from '../store/clock';
import type { ContentIndex } from '../store/content-index';
import { StoreUnavailable, withTimeout } from '../store/deadline';

const MB = 1024 * 1024;
/** How long a rendered page is cached; a browser that gets it later reads its data anew (`data/page-cache.ts` in web). */
const PAGE_MS = 30_000;
/** How long the sitemap and the feed are cached at most, if the content does not change. */
const RESOURCE_MS = 10 * 60_000;
/** The greatest age of the content on a page that somebody opens to see what they have just changed (`?v=`). */
const FRESH_MS = 1000;

/** How long a page with a last good version waits for the store, which then counts as down. */
const PATIENCE_MS = 1000;
/** The same while the store counts as down: enough for what is in memory. */
const LITTLE_PATIENCE_MS = 50;

const CACHE = 'cache-control';

function header({ headers }: SharedResponse, wanted: string): string {
  return headers.find(([name]) => name.toLowerCase() === wanted)?.[1] ?? '';
}

function maxAgeOf(response: SharedResponse): number {
  return header(response, 'content-type').startsWith('text/html') ? PAGE_MS : RESOURCE_MS;
}

/** A page on which a section failed is sent, but not cached anywhere. */
function isCacheable(page: SharedResponse): boolean {
  return page.status < 500 && !/no-store/.test(header(page, CACHE));
}

function undefinedIfDown(error: unknown): undefined {
  if (!(error instanceof StoreUnavailable)) throw error;
}

/** An entity tag of the content: without the moment and the nonce of the rendering. */
function pageTag(html: string): string {
  const content = html.replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z|nonce(-|=")[\w-]+/g, '');
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
}

const BOTS =
  /^$|bot|crawl|spider|slurp|scan|preview|monitor|facebookexternalhit|headless|lighthouse|curl|wget|python/i;

/** Whether a person opens a page, as far as a request tells: no bot, nothing that a browser fetches ahead or for later. */
function isVisit({ method, headers, path }: ExpressRequest, page: SharedResponse): boolean {
  const isPage = page.status === 200 && header(page, 'content-type').startsWith('text/html');
  const isOpened = (headers['sec-fetch-dest'] ?? 'document') === 'document' && !headers['sec-purpose'];
  const isStaffs = /^\/admins(\/|$)/.test(path);
  return method === 'GET' && isPage && isOpened && !isStaffs && !BOTS.test(headers['user-agent'] ?? '');
}

export interface PageContext {
  readonly load: () => Promise<SiteBuild>;
  readonly content: Pick<ContentIndex, 'current' | 'nextChange' | 'maxAgeMs'>;
  readonly clock: Clock;
  readonly reader: Reader;
  /** Takes note that somebody has opened a page, by its path in the first language; nobody waits for it. */
  readonly countVisit: (path: string) => void;
  /** The content that the token of a preview link shows. */
  readonly preview: (token: string) => Promise<{ readonly reader: Reader; readonly preview: SitePreview }>;
  /** Where visitors of a URL without a page are sent. */
  readonly redirect: (url: string) => Promise<string | undefined>;
  readonly origin: string;
  readonly uploadOrigin: string;
}

const PREVIEW: readonly Header[] = [
  [CACHE, cachePolicy.private],
  ['X-Robots-Tag', 'noindex, nofollow'],
  ['Referrer-Policy', 'same-origin'],
];

/**
 * Serves pages. A page is rendered from its normalized URL, once for everybody in half a minute unless the content changes,
 * and its last good version is cached by that URL. Headers of the request do not reach it: one page serves everyone.
 */
export function createPages(context: PageContext) {
  const {
    load,
    content,
    clock,
    reader,
    countVisit,
    preview: readPreview,
    redirect,
    origin,
    uploadOrigin,
  } = context;
  const pages = new SharedResponses(32 * MB, maxAgeOf);
  /** A cache of its own, so that no flood of queries evicts pages without one. */
  const queried = new SharedResponses(8 * MB, maxAgeOf);
  const cacheOf = (path: string) => (path.includes('?') ? queried : pages);
  /** The store was late, and has not responded since. */
  let isLate = false;

  async function render(
    { handle }: SiteBuild,
    path: string,
    shown: Pick<SiteContext, 'reader' | 'preview'> = { reader },
  ): Promise<SharedResponse> {
    const begun = clock();
    const response = await handle(new Request(origin + path), { ...shown, origin, uploadOrigin, noteError });
    const text = await response.text();
    const isPage = response.status < 300 || response.status >= 400;
    return new SharedResponse({
      status: shown.preview?.state === 'ended' ? 404 : response.status,
      headers: [...response.headers],
      text: isPage ? text : '',
      etag: pageTag(text),
      quality: PAGE_QUALITY,
      nextChange: content.nextChange(begun),
    });
  }

  /** The current page. A complete one proves that the store responds. Throws StoreUnavailable. */
  async function current(build: SiteBuild, path: string, isFresh: boolean) {
    const asked = clock();
    const version = await content.current(isFresh ? FRESH_MS : undefined);
    const page = await cacheOf(path).get(path, version, () => render(build, path), isCacheable);
    if (isCacheable(page)) isLate = false;
    return { page, nextChange: content.nextChange(asked) };
  }

  /** The last good page, unless something on it has begun or ended since. */
  function lastGood(path: string, now: Date) {
    const page = cacheOf(path).last(path);
    const nextChange = page?.nextChange;
    return page?.status === 200 && nextChange && nextChange > now ? { page, nextChange } : undefined;
  }

  /** Sends the page of a request; while the store is down, its last good version. */
  return async (request: ExpressRequest, response: Response): Promise<void> => {
    const build = await load();
    const { path, movedTo, isFresh } = build.normalizeUrl(request.originalUrl);
    if (movedTo !== null) {
      response.set('Cache-Control', cachePolicy.movedPage).redirect(301, movedTo);
      return;
    }
    const [, ...query] = request.originalUrl.split('?');
    const token = new URLSearchParams(query.join('?')).get('preview');
    // The page of a preview link, or one that says that it is not valid (any more).
    if (token !== null) {
      const page = await render(build, path, await readPreview(token));
      return page.send(request, response, PREVIEW);
    }
    const now = clock();
    const send = (
      { page, nextChange }: { page: SharedResponse; nextChange: Date },
      caching = header(page, CACHE) || cachePolicy.private,
    ) => {
      // With `?v=` staff look at what they have just changed.
      if (!isFresh && isVisit(request, page)) countVisit(delocalizePath(path.replace(/\?.*/, '')));
      return page.send(request, response, [[CACHE, boundedBy(caching, nextChange, now)]]);
    };
    const last = lastGood(path, now);
    const mustBeNew = isFresh || content.maxAgeMs === 0;
    const asked = current(build, path, isFresh);
    const patience = isLate ? LITTLE_PATIENCE_MS : PATIENCE_MS;
    const waiting = last && !mustBeNew ? withTimeout('page', asked, patience) : asked;
    const found = await waiting.catch(undefinedIfDown);
    if (!found) isLate = true;
    const target = found?.page.status === 404 ? await redirect(request.originalUrl) : undefined;
    if (target !== undefined) {
      const caching = boundedBy(cachePolicy.movedPage, content.nextChange(now), now);
      return response.set('Cache-Control', caching).redirect(301, target);
    }
    if (found && isCacheable(found.page)) return send(found);
    if (last) return send(last, cachePolicy.lastGoodPage);
    const failed = found?.page ?? (await render(build, path));
    const named =
      failed.status >= 500 ? failed.withText((html) => build.nameRequest(html, requestId() ?? '')) : failed;
    return send({ page: named, nextChange: content.nextChange(now) });
  };
}
