import type { Response } from 'express';

/** No cache may keep the response: the header of everything that is not declared public. */
export const PRIVATE = 'private, no-store';
/** Hosting's CDN may keep the response for half a minute, a browser not without asking. */
const PUBLIC = 'public, max-age=0, s-maxage=30';
/** What is not there may be there soon. */
const PUBLIC_NOT_FOUND = 'public, max-age=0, s-maxage=10';

/** Lets caches share the response of this request, or its 404. */
export function allowCaching(response: Response): void {
  response.locals['mayBeCached'] = true;
  response.set('Cache-Control', PUBLIC);
}

/** The Cache-Control of an error: only the 404 of what is public may be kept. */
export function cacheControlOfError(response: Response, status: number): string {
  return status === 404 && response.locals['mayBeCached'] === true ? PUBLIC_NOT_FOUND : PRIVATE;
}
