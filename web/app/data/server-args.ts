import type { Reader, SiteContext } from '@content/contract';
import type { LoaderFunctionArgs } from 'react-router';
import { createHttpReader } from './reader';

/** What a `loader` is called with on the server: the context carries the reader and the site's origin. */
export type ServerArgs = LoaderFunctionArgs<SiteContext>;

/** What the functions have given; nothing of it under `npm run dev`, which renders without them. */
function givenContext(args: ServerArgs): Partial<SiteContext> {
  return args.context;
}

/** Scheme and host of the site. */
export function originOf(args: ServerArgs): string {
  return givenContext(args).origin ?? new URL(args.request.url).origin;
}

/** What a loader reads through. Only `npm run dev` renders without the functions, and reads through its proxy then. */
export function readerOf(args: ServerArgs): Reader {
  return givenContext(args).reader ?? createHttpReader(new URL(args.request.url).origin);
}
