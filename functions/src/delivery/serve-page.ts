import type { Request as ExpressRequest, Response } from 'express';
import type { Reader, SiteBuild, SiteContext } from '@content/api/contract';
import { delocalizePath } from '@content/texts/language-paths';
import { boundedBy, cachePolicy } from '../cache-policy';
import { uploadOrigin } from '../config';
import { redirectOf } from '../domain/links';
import { previewSource } from '../domain/preview';
import { createReader } from '../domain/reader';
import { noteError, requestId } from '../request-log';
import type { Services } from '../services';
import { type Header, PAGE_QUALITY, SharedResponse, SharedResponses, textTag } from '../shared-response';
import { StoreUnavailable, withTimeout } from '../store/deadline';

const MB = 1024 * 1024;
/** How long a rendered page is cached; a browser that gets it later reads its data anew (`data/pages/page-cache.ts` in web). */
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

function header({ head }: SharedResponse, wanted: string): string {
  return head.headers.find(([name]) => name.toLowerCase() === wanted)?.[1] ?? '';
}

function maxAgeOf(response: SharedResponse): number {
  return header(response, 'content-type').startsWith('text/html') ? PAGE_MS : RESOURCE_MS;
}

/** A page on which a section failed is sent, but not cached anywhere. */
function isCacheable(page: SharedResponse): boolean {
  return page.head.status < 500 && !/no-store/.test(header(page, CACHE));
}

function undefinedIfDown(error: unknown): undefined {
  if (!(error instanceof StoreUnavailable)) throw error;
}

/** An entity tag of the content: without the moment and the nonce of the rendering. */
const pageTag = (html: string) =>
  textTag(html.replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z|nonce(-|=")[\w-]+/g, ''));

const BOTS =
  /^$|bot|crawl|spider|slurp|scan|preview|monitor|facebookexternalhit|headless|lighthouse|curl|wget|python/i;

/** Whether a person opens a page, as far as a request tells: no bot, nothing that a browser fetches ahead or for later. */
function isVisit({ method, headers, path }: ExpressRequest, page: SharedResponse): boolean {
  const isPage = page.head.status === 200 && header(page, 'content-type').startsWith('text/html');
  const isOpened = (headers['sec-fetch-dest'] ?? 'document') === 'document' && !headers['sec-purpose'];
  const isStaffs = /^\/admins(\/|$)/.test(path);
  return method === 'GET' && isPage && isOpened && !isStaffs && !BOTS.test(headers['user-agent'] ?? '');
}

const PREVIEW: readonly Header[] = [
  [CACHE, cachePolicy.private],
  ['X-Robots-Tag', 'noindex, nofollow'],
  ['Referrer-Policy', 'same-origin'],
];

/** What a page is rendered from. */
type Shown = Pick<SiteContext, 'reader' | 'preview'>;

/** Renders pages, and caches the last good one of each normalized URL. */
class Pages {
  private readonly plain = new SharedResponses(32 * MB, maxAgeOf);
  /** A cache of its own, so that no flood of queries evicts pages without one. */
  private readonly queried = new SharedResponses(8 * MB, maxAgeOf);
  private readonly reader: Reader;
  /** The store was late, and has not responded since. */
  private isLate = false;

  constructor(private readonly services: Services) {
    this.reader = createReader(services.content);
  }

  async render(
    { handle }: SiteBuild,
    path: string,
    shown: Shown = { reader: this.reader },
  ): Promise<SharedResponse> {
    const { clock, config, content } = this.services;
    const { origin } = config;
    const begun = clock();
    const own = { origin, uploadOrigin: uploadOrigin(config), noteError };
    const response = await handle(new Request(origin + path), { ...shown, ...own });
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

  /** The page of a preview link, or one that says that it is not valid (any more). */
  async preview(build: SiteBuild, path: string, token: string): Promise<SharedResponse> {
    const found = await this.services.previews.read(token);
    const source = found && (await previewSource(this.services, found, token));
    if (!source) return this.render(build, path, { reader: this.reader, preview: { state: 'ended' } });
    const { path: of, id, expiresAt } = found;
    const { isPublic } = source;
    const preview = { state: 'open', token, path: of, id, isPublic, until: expiresAt.toISOString() } as const;
    return this.render(build, path, { reader: createReader(source), preview });
  }

  /** The last good page, unless something on it has begun or ended since. */
  lastGood(path: string, now: Date): SharedResponse | undefined {
    const page = this.cacheOf(path).last(path);
    const { status, nextChange = now } = page?.head ?? {};
    return status === 200 && nextChange > now ? page : undefined;
  }

  /** The current page; undefined while the store is down, or late where the last good page can be sent. */
  async current(
    build: SiteBuild,
    path: string,
    isFresh: boolean,
    hasLastGood: boolean,
  ): Promise<SharedResponse | undefined> {
    const mustBeNew = isFresh || this.services.content.maxAgeMs === 0;
    const asked = this.read(build, path, isFresh);
    const patience = this.isLate ? LITTLE_PATIENCE_MS : PATIENCE_MS;
    const waiting = hasLastGood && !mustBeNew ? withTimeout('page', asked, patience) : asked;
    const found = await waiting.catch(undefinedIfDown);
    if (!found) this.isLate = true;
    return found;
  }

  /** A complete page proves that the store responds. Throws StoreUnavailable. */
  private async read(build: SiteBuild, path: string, isFresh: boolean): Promise<SharedResponse> {
    const version = await this.services.content.current(isFresh ? FRESH_MS : undefined);
    const make = () => this.render(build, path);
    const page = await this.cacheOf(path).get(path, version, make, isCacheable);
    if (isCacheable(page)) this.isLate = false;
    return page;
  }

  private cacheOf(path: string): SharedResponses {
    return path.includes('?') ? this.queried : this.plain;
  }
}

/**
 * Serves pages. A page is rendered from its normalized URL, once for everybody in half a minute unless the content changes,
 * and its last good version is cached by that URL, for as long as the store is down. Headers of the request do not reach it: one
 * page serves everyone.
 */
export function createPages(services: Services, load: () => Promise<SiteBuild>) {
  const { clock, content, visits } = services;
  const pages = new Pages(services);
  return async (request: ExpressRequest, response: Response): Promise<void> => {
    const build = await load();
    const { path, movedTo, isFresh } = build.normalizeUrl(request.originalUrl);
    if (movedTo !== null) {
      response.set('Cache-Control', cachePolicy.movedPage).redirect(301, movedTo);
      return;
    }
    const [, ...query] = request.originalUrl.split('?');
    const token = new URLSearchParams(query.join('?')).get('preview');
    if (token !== null) return (await pages.preview(build, path, token)).send(request, response, PREVIEW);
    const now = clock();
    const send = (page: SharedResponse, caching = header(page, CACHE) || cachePolicy.private) => {
      // With `?v=` staff look at what they have just changed.
      if (!isFresh && isVisit(request, page)) visits.count(delocalizePath(path.replace(/\?.*/, '')));
      return page.send(request, response, [[CACHE, boundedBy(caching, content.nextChange(now), now)]]);
    };
    const last = pages.lastGood(path, now);
    const found = await pages.current(build, path, isFresh, last !== undefined);
    const target = found?.head.status === 404 ? await redirectOf(services, request.originalUrl) : undefined;
    if (target !== undefined) {
      const caching = boundedBy(cachePolicy.movedPage, content.nextChange(now), now);
      return response.set('Cache-Control', caching).redirect(301, target);
    }
    if (found && isCacheable(found)) return send(found);
    if (last) return send(last, cachePolicy.lastGoodPage);
    const failed = found ?? (await pages.render(build, path));
    const isOurs = failed.head.status >= 500;
    return send(isOurs ? failed.withText((html) => build.nameRequest(html, requestId() ?? '')) : failed);
  };
}
