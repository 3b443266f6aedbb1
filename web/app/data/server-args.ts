import type { SiteContext } from '@content/contract';
import type { LoaderFunctionArgs } from 'react-router';

/** What a `loader` is called with on the server: the context carries the reader and the site's origin. */
export type ServerArgs = LoaderFunctionArgs<SiteContext>;
