import type { Response } from 'express';

/** No cache may keep the response: the header of everything that is not declared public. */
export const PRIVATE = 'private, no-store';
/** Hosting's CDN may keep the response for half a minute, a browser not without asking. */
const PUBLIC = 'public, max-age=0, s-maxage=30';
/** A missing item may be published soon. */
const PUBLIC_NOT_FOUND = 'public, max-age=0, s-maxage=10';
/** Where a response holds the Cache-Control of its 404. */
const NOT_FOUND_CACHING = 'notFoundCaching';

/** Lets caches share the response of this request, or its 404. */
export function allowCaching(response: Response): void {
  response.locals[NOT_FOUND_CACHING] = PUBLIC_NOT_FOUND;
  response.set('Cache-Control', PUBLIC);
}

/** A Cache-Control by which caches keep nothing beyond the moment at which the content changes. */
export function boundedBy(cacheControl: string, nextChange: Date, now: Date): string {
  const seconds = Math.max(0, Math.floor((nextChange.getTime() - now.getTime()) / 1000));
  return cacheControl.replace(
    /s-maxage=(\d+)/,
    (_, age: string) => `s-maxage=${Math.min(Number(age), seconds)}`,
  );
}

/** Lets caches keep a 404 of this request no longer than until the content changes: what is missing may begin then. */
export function boundNotFound(response: Response, nextChange: Date, now: Date): void {
  response.locals[NOT_FOUND_CACHING] = boundedBy(PUBLIC_NOT_FOUND, nextChange, now);
}

/** The Cache-Control of an error: only the 404 of what is public may be kept. */
export function cacheControlOfError(response: Response, status: number): string {
  const ofNotFound: unknown = response.locals[NOT_FOUND_CACHING];
  return status === 404 && typeof ofNotFound === 'string' ? ofNotFound : PRIVATE;
}
