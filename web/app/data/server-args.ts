import type { Reader, SiteContext } from '@content/contract';
import type { LoaderFunctionArgs } from 'react-router';

export type ServerArgs = LoaderFunctionArgs<SiteContext>;

/** Scheme and host of the site. */
export const originOf = ({ context }: ServerArgs): string => context.origin;

export const readerOf = ({ context }: ServerArgs): Reader => context.reader;
