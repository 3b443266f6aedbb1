import * as build from 'virtual:react-router/server-build';
import { createRequestHandler } from 'react-router';
import type { Reader, SiteContext, SiteHandler } from '@content/contract';
import { isStaffPath } from './data/admin-paths';
import { isReadError } from './data/outcome';

export { nameRequest } from './features/shell/request-number';
export { normalizeUrl } from './normal-form';

declare module 'react-router' {
  interface AppLoadContext extends SiteContext {
    readonly reader: Reader;
  }
}

const handleRequest = createRequestHandler(build, 'production');

/** Passes reads on and remembers whether one failed: a page that lacks a part must not be cached. */
function watched(reader: Reader, failed: (error: unknown) => void): Reader {
  const watch = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      if (!(isReadError(error) && error.status === 404)) failed(error);
      throw error;
    });
  return {
    list: (path, query) => watch(reader.list(path, query)),
    one: (path, id) => watch(reader.one(path, id)),
  };
}

function cacheControl(status: number, failed: boolean, pathname: string): string {
  // A path that leads nowhere in the staff area is for no cache.
  if (failed || status >= 500 || (status === 404 && isStaffPath(pathname))) return 'no-store';
  return status === 404 ? 'public, max-age=0, s-maxage=10' : 'public, max-age=0, s-maxage=600';
}

const NOWHERE = '/404';

/** Renders the page, feed or sitemap at a path; an unknown one is a 404, not an error. */
export const handle: SiteHandler = async (request, { reader, ...given }) => {
  let failed = false;
  const onFailure = (error: unknown) => {
    failed = true;
    given.noteError(error);
  };
  const context = { ...given, reader: watched(reader, onFailure) };
  // A preview that has ended reads nothing.
  const asked = given.preview?.state === 'ended' ? new Request(new URL(NOWHERE, request.url)) : request;
  const response = await handleRequest(asked, context);
  response.headers.set('Cache-Control', cacheControl(response.status, failed, new URL(request.url).pathname));
  return response;
};
