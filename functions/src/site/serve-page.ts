import type { Request, Response } from 'express';
import { createHash } from 'node:crypto';
import type { LRUCache } from 'lru-cache';
import type { Reader, SiteHandler } from '@content/contract';
import { encodeText } from './encode';

/** A rendered page, as kept and as sent. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly html: string;
}

/** The last good version of each page, by path and query, for the minutes in which Firestore fails. */
export type LastGood = LRUCache<string, RenderedPage>;

/** What a page is rendered with. */
export interface PageContext {
  readonly handle: SiteHandler;
  readonly reader: Reader;
  readonly origin: string;
  readonly uploadOrigins: readonly string[];
  readonly lastGood: LastGood;
}

/** Headers of the visitor that pages may see; cookies never, so that one cached page serves everyone. */
const FORWARDED = ['accept', 'accept-language', 'user-agent'] as const;

async function render(context: PageContext, path: string, request: Request): Promise<RenderedPage> {
  const headers = new Headers();
  for (const name of FORWARDED) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const { handle, reader, origin, uploadOrigins } = context;
  const response = await handle(new Request(origin + path, { headers }), { reader, origin, uploadOrigins });
  return { status: response.status, headers: [...response.headers], html: await response.text() };
}

/** The moment of rendering stands in the page, and so do hashes of the script that tells it; neither changes its content. */
function pageTag(html: string): string {
  const timeless = html.replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z|'sha256-[^']+'/g, '');
  return `W/"${createHash('sha256').update(timeless).digest('base64url').slice(0, 27)}"`;
}

const CACHE = 'cache-control';

/** A page on which a section failed is sent, but must not be kept anywhere. */
function mayBeKept({ status, headers }: RenderedPage): boolean {
  const cache = headers.find(([name]) => name.toLowerCase() === CACHE)?.[1] ?? '';
  return status === 200 && !cache.includes('no-store');
}

/** The page as it is sent: a failed one as its last good version, which no cache may keep. */
function withLastGood(lastGood: LastGood, path: string, page: RenderedPage): RenderedPage {
  if (mayBeKept(page)) lastGood.set(path, page);
  if (page.status === 404) lastGood.delete(path);
  const kept = page.status === 503 ? lastGood.get(path) : undefined;
  if (!kept) return page;
  const headers = kept.headers.filter(([name]) => name.toLowerCase() !== CACHE);
  return { ...kept, headers: [...headers, [CACHE, 'no-store']] };
}

/** Renders a page whole and sends it compressed, with an ETag; when the store fails, its last good version. */
export async function servePage(context: PageContext, request: Request, response: Response): Promise<void> {
  const path = request.originalUrl;
  const page = withLastGood(context.lastGood, path, await render(context, path, request));
  response.status(page.status);
  for (const [name, value] of page.headers) response.append(name, value);
  const bodyless = page.html === '' || (page.status >= 300 && page.status < 400);
  if (bodyless) {
    response.end();
    return;
  }
  response.set('ETag', pageTag(page.html)).vary('Accept-Encoding');
  if (request.fresh) {
    response.status(304).removeHeader('Content-Type');
    response.end();
    return;
  }
  const { body, encoding } = await encodeText(page.html, request.headers['accept-encoding'] ?? '');
  if (encoding) response.set('Content-Encoding', encoding);
  response.set('Content-Length', String(body.length));
  response.end(request.method === 'HEAD' ? undefined : body);
}
