import type { Response } from 'express';

/** No cache may keep the response. The default of everything that is not declared public. */
export const PRIVATE = 'private, no-store';
/** Hosting's CDN may keep the response for half a minute; browsers have to revalidate. */
const PUBLIC = 'public, max-age=0, s-maxage=30';
/** A missing item may be published soon. */
const PUBLIC_NOT_FOUND = 'public, max-age=0, s-maxage=10';
/** The key in `response.locals` of the Cache-Control that a 404 gets. */
const NOT_FOUND_CACHING = 'notFoundCaching';

/** Lets caches share the response of this request, or its 404. */
export function allowCaching(response: Response): void {
  response.locals[NOT_FOUND_CACHING] = PUBLIC_NOT_FOUND;
  response.set('Cache-Control', PUBLIC);
}

/** A Cache-Control with which no cache keeps a response beyond the next change of the content. */
export function boundedBy(cacheControl: string, nextChange: Date, now: Date): string {
  const seconds = Math.max(0, Math.floor((nextChange.getTime() - now.getTime()) / 1000));
  return cacheControl.replace(
    /s-maxage=(\d+)/,
    (_, age: string) => `s-maxage=${Math.min(Number(age), seconds)}`,
  );
}

/** Lets caches keep a 404 of this request only until the content changes: what is missing may be published then. */
export function boundNotFound(response: Response, nextChange: Date, now: Date): void {
  response.locals[NOT_FOUND_CACHING] = boundedBy(PUBLIC_NOT_FOUND, nextChange, now);
}

/** The Cache-Control of an error: only a 404 of a public operation may be cached. */
export function cacheControlOfError(response: Response, status: number): string {
  const ofNotFound: unknown = response.locals[NOT_FOUND_CACHING];
  return status === 404 && typeof ofNotFound === 'string' ? ofNotFound : PRIVATE;
}
