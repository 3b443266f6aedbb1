import type { Request as ExpressRequest, Response } from 'express';
import type { Reader } from '@content/api/contract';
import type { NormalizedUrl, SiteBuild, SiteContext } from '@content/site-build';
import { delocalizePath, languageOfPath, localizePath } from '@content/texts/language-paths';
import { boundedBy, cachePolicy } from '../cache-policy';
import { uploadOrigin } from '../config';
import { redirectOf } from '../domain/links';
import { previewSource } from '../domain/preview';
import { createReader } from '../domain/reader';
import { noteError, requestId } from '../request-log';
import type { Services } from '../services';
import { ResponseCache } from '../response-cache';
import { PAGE_QUALITY, SharedResponse, textTag } from '../shared-response';
import { StoreUnavailable, withTimeout } from '../store/timeout';
import { isVisit } from './visit';

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

const headerOf = ({ head }: SharedResponse, name: string) => head.headers.get(name) ?? '';

const isHtml = (page: SharedResponse) => headerOf(page, 'Content-Type').startsWith('text/html');

/** A page on which a section failed is sent, but not cached anywhere. */
const isCacheable = (page: SharedResponse) =>
  page.head.status < 500 && !headerOf(page, 'Cache-Control').includes('no-store');

function maxAgeOf(page: SharedResponse): number {
  if (!isCacheable(page)) return 0;
  return isHtml(page) ? PAGE_MS : RESOURCE_MS;
}

/** An entity tag of the content: without the moment and the nonce of the rendering. */
const pageTag = (html: string) =>
  textTag(html.replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z|nonce(-|=")[\w-]+/g, ''));

/** The token of a preview link; null without one. */
function previewToken({ originalUrl }: ExpressRequest): string | null {
  const [, ...query] = originalUrl.split('?');
  return new URLSearchParams(query.join('?')).get('preview');
}

const PREVIEW_HEADERS = {
  'Cache-Control': cachePolicy.private,
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'same-origin',
} as const;

function redirect(response: Response, to: string, cacheControl: string): void {
  response.set('Cache-Control', cacheControl).redirect(301, to);
}

/**
 * Serves pages. A page is rendered from its normalized URL, once for everybody in half a minute unless the content changes,
 * and its last good version is cached by that URL, for as long as the store is down. Headers of the request do not reach it: one
 * page serves everyone.
 */
export class Pages {
  private readonly pages = new ResponseCache(32 * MB, maxAgeOf);
  /** A cache of its own: no flood of queries evicts pages without one. */
  private readonly pagesWithQuery = new ResponseCache(8 * MB, maxAgeOf);
  private readonly reader: Reader;
  /** The store was late, and has not responded since. */
  private isStoreDown = false;

  constructor(
    private readonly services: Services,
    private readonly load: () => Promise<SiteBuild>,
  ) {
    this.reader = createReader(services.content);
  }

  /** Serves a URL: a redirect to its normal form, a preview, or what visitors see. */
  async serve(request: ExpressRequest, response: Response): Promise<void> {
    const { normalizeUrl } = await this.load();
    const url = normalizeUrl(request.originalUrl);
    if (url.movedTo !== null) return redirect(response, url.movedTo, cachePolicy.movedPage);
    const token = previewToken(request);
    if (token === null) return this.serveVisible(url, request, response);
    return (await this.preview(url.path, token)).send(request, response, PREVIEW_HEADERS);
  }

  /** Serves what visitors see; where that is no page, the redirect that staff have added. */
  private async serveVisible(url: NormalizedUrl, request: ExpressRequest, response: Response): Promise<void> {
    const { clock, content, visits } = this.services;
    const { path, isFresh } = url;
    const now = clock();
    const bounded = (cacheControl: string) => boundedBy(cacheControl, content.nextChange(now), now);
    const lastGood = this.lastGood(path, now);
    const current = await this.current(url, lastGood !== undefined);
    const target = current?.head.status === 404 && (await redirectOf(this.services, request.originalUrl));
    if (target) return redirect(response, target, bounded(cachePolicy.movedPage));
    const { page, cacheControl } = await this.choose(path, current, lastGood);
    // With `?v=` staff look at what they have just changed.
    if (!isFresh && page.head.status === 200 && isHtml(page) && isVisit(request))
      visits.count(delocalizePath(path.replace(/\?.*/, '')));
    return page.send(request, response, { 'Cache-Control': bounded(cacheControl) });
  }

  /** The last good page, unless something on it has begun or ended since. */
  private lastGood(path: string, now: Date): SharedResponse | undefined {
    const page = this.cacheOf(path).last(path);
    const { status, nextChange = now } = page?.head ?? {};
    return status === 200 && nextChange > now ? page : undefined;
  }

  /** The current page; undefined while the store is down, or late where the last good page can be sent. */
  private async current({ path, isFresh }: NormalizedUrl, hasLastGood: boolean) {
    const { content } = this.services;
    const read = async () => {
      const version = await content.current(isFresh ? FRESH_MS : undefined);
      const page = await this.cacheOf(path).get(path, version, () => this.render(path));
      // A complete page proves that the store responds.
      if (isCacheable(page)) this.isStoreDown = false;
      return page;
    };
    const mayBeOld = hasLastGood && !isFresh && content.maxAgeMs > 0;
    const patience = this.isStoreDown ? LITTLE_PATIENCE_MS : PATIENCE_MS;
    try {
      return await (mayBeOld ? withTimeout('page', read(), patience) : read());
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      this.isStoreDown = true;
      return undefined;
    }
  }

  /** The current page and its Cache-Control, or the last good one where the current one is missing or incomplete. */
  private async choose(path: string, current?: SharedResponse, lastGood?: SharedResponse) {
    const isComplete = current && isCacheable(current);
    if (lastGood && !isComplete) return { page: lastGood, cacheControl: cachePolicy.lastGoodPage };
    const page = await this.withRequestId(current ?? (await this.render(path)));
    return { page, cacheControl: headerOf(page, 'Cache-Control') || cachePolicy.private };
  }

  /** A page that failed on our side has the id of its request. */
  private async withRequestId(page: SharedResponse): Promise<SharedResponse> {
    if (page.head.status < 500) return page;
    const { nameRequest } = await this.load();
    return page.withText((html) => nameRequest(html, requestId() ?? ''));
  }

  /** The page of a preview link, or one that says that it is not valid (any more). */
  private async preview(path: string, token: string): Promise<SharedResponse> {
    const link = await this.services.previews.read(token);
    const source = link && (await previewSource(this.services, link, token));
    if (!source) return this.endedPreview(localizePath(languageOfPath(path), '/'));
    const { path: of, id, expiresAt } = link;
    const { isPublic } = source;
    const preview = { state: 'open', token, path: of, id, isPublic, until: expiresAt.toISOString() } as const;
    return this.render(path, { reader: createReader(source), preview });
  }

  /** The page of every link that is not valid: one for each language, so that junk costs no rendering. */
  private endedPreview(home: string): Promise<SharedResponse> {
    const version = { generation: 0, maxAgeMs: this.services.content.maxAgeMs };
    const render = () => this.render(home, { reader: this.reader, preview: { state: 'ended' } });
    return this.pagesWithQuery.get(`${home}?preview`, version, render);
  }

  private cacheOf(path: string): ResponseCache {
    return path.includes('?') ? this.pagesWithQuery : this.pages;
  }

  private async render(
    path: string,
    source: Pick<SiteContext, 'reader' | 'preview'> = { reader: this.reader },
  ): Promise<SharedResponse> {
    const { clock, config, content } = this.services;
    const { origin } = config;
    const { handle } = await this.load();
    const begun = clock();
    const context = { ...source, origin, uploadOrigin: uploadOrigin(config), noteError };
    const response = await handle(new Request(origin + path), context);
    const text = await response.text();
    const isRedirect = response.status >= 300 && response.status < 400;
    return new SharedResponse({
      status: source.preview?.state === 'ended' ? 404 : response.status,
      headers: response.headers,
      text: isRedirect ? '' : text,
      etag: pageTag(text),
      quality: PAGE_QUALITY,
      nextChange: content.nextChange(begun),
    });
  }
}
