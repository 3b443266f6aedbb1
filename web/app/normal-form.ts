import { generatePath, matchPath } from 'react-router';
import type { NormalizedUrl } from '@content/contract';
import { isStaffPath } from './data/admin-paths';
import type { Spelling } from './spellings';
import { pageParameters } from '@site/web/page-parameters';
import { publicPages, siteResources } from '@site/web/public-pages';

const resources = ['/sitemap.xml', '/offline', ...siteResources.map(([path]) => `/${path}`)];
/** A path without a page, for what cannot be decoded and what the framework would answer to without being asked by us. */
const MISSING = '/404';
const isFrameworks = (pathname: string) => /\.data$|^\/__manifest$/.test(pathname);

/** A path with its segments decoded, as the router matches it; null when that cannot be done. */
function decoded(pathname: string): string | null {
  try {
    return pathname.replaceAll(/[^/]+/g, (part) => decodeURIComponent(part).replaceAll('/', '%2F'));
  } catch {
    return null;
  }
}

function queryOf(read: Readonly<Record<string, Spelling>>, given: URLSearchParams): string {
  const query = new URLSearchParams();
  for (const [name, spell] of Object.entries(read)) {
    const value = given.get(name);
    const spelt = value === null ? null : spell(value, given);
    if (spelt !== null) query.set(name, spelt);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * The one spelling of all URLs that lead to the same page: the page's own path with the parameters that it reads. What
 * else is in a query (`fbclid`, `utm_…`) makes no other page, and neither do capitals or a slash at the end of the path.
 */
export function normalizeUrl(url: string): NormalizedUrl {
  const [pathname = '', ...rest] = url.split('?');
  const given = new URLSearchParams(rest.join('?'));
  const path = normalPath(pathname, given);
  const [own = ''] = path.split('?');
  const movedTo = own === pathname || own === MISSING ? null : own + url.slice(pathname.length);
  return { path, movedTo, isFresh: given.has('v') };
}

function normalPath(pathname: string, given: URLSearchParams): string {
  const readable = decoded(pathname);
  if (readable === null || isFrameworks(readable)) return MISSING;
  if (isStaffPath(pathname) || resources.includes(pathname)) return pathname;
  for (const [pattern, file] of publicPages) {
    const match = matchPath(`/${pattern}`, readable);
    if (match) return generatePath(`/${pattern}`, match.params) + queryOf(pageParameters[file], given);
  }
  return pathname; // the page that says that there is none names it
}
