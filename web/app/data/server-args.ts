import type { Reader, SiteContext } from '@content/contract';
import type { LoaderFunctionArgs } from 'react-router';
import { createHttpReader } from './reader';

export type ServerArgs = LoaderFunctionArgs<SiteContext>;

/** Under `npm run dev` pages are rendered without the functions, which give the context. */
function givenContext(args: ServerArgs): Partial<SiteContext> {
  return args.context;
}

/** Scheme and host of the site. */
export function originOf(args: ServerArgs): string {
  return givenContext(args).origin ?? new URL(args.request.url).origin;
}

/** The reader of a loader. Only `npm run dev` renders without the functions, and reads through its proxy then. */
export function readerOf(args: ServerArgs): Reader {
  return givenContext(args).reader ?? createHttpReader(new URL(args.request.url).origin);
}
