import { generatePath, matchPath } from 'react-router';
import type { NormalizedUrl } from '@content/site-build';
import { language as first } from '@site/locale';
import { delocalizePath, languageOfPath, localizePath } from '@content/texts/language-paths';
import { pageParameters } from '@site/web/page-parameters';
import { publicPages, siteResources } from '@site/web/public-pages';
import { OFFLINE_PAGE } from './data/device/page-store';
import { isStaffPath } from './data/staff-area';
import type { Spelling } from './spellings';

/** Resources that each language has. */
const resources = [OFFLINE_PAGE, ...siteResources.map(([path]) => `/${path}`)];
/** The path of the page for missing pages. */
const MISSING = '/404';
const isFrameworks = (pathname: string) => /\.data$|^\/__manifest$/.test(pathname);

/** A path with its segments decoded, as the router matches it; null where that fails. */
function decoded(pathname: string): string | null {
  try {
    return pathname.replaceAll(/[^/]+/g, (part) => decodeURIComponent(part).replaceAll('/', '%2F'));
  } catch {
    return null;
  }
}

function queryOf(parameters: Readonly<Record<string, Spelling>>, search: URLSearchParams): string {
  const query = new URLSearchParams();
  for (const [name, spell] of Object.entries(parameters)) {
    const value = search.get(name);
    const spelt = value === null ? null : spell(value);
    if (spelt !== null) query.set(name, spelt);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * The one spelling of all URLs of a page: its path with the parameters that it reads. Other parameters (`fbclid`, `utm_…`) are
 * dropped; capitals and a trailing slash are redirected.
 */
export function normalizeUrl(url: string): NormalizedUrl {
  const [pathname = '', ...rest] = url.split('?');
  const search = new URLSearchParams(rest.join('?'));
  const language = languageOfPath(pathname);
  const missing = localizePath(language, MISSING);
  const path = normalPath(pathname, search) ?? missing;
  const [own = ''] = path.split('?');
  const movedTo = own === pathname || own === missing ? null : own + url.slice(pathname.length);
  return { path, movedTo, isFresh: search.has('v') };
}

/** Null for an unreadable path and for those of the framework's own endpoints. */
function normalPath(pathname: string, search: URLSearchParams): string | null {
  const language = languageOfPath(pathname);
  const readable = decoded(delocalizePath(pathname));
  if (readable === null || isFrameworks(readable)) return null;
  const resource = resources.find((pattern) => matchPath(pattern, readable));
  if (resource) return localizePath(language, generatePath(resource, matchPath(resource, readable)?.params));
  // The staff area and the sitemap have no languages.
  const isUntranslated = isStaffPath(readable) || readable === '/sitemap.xml';
  if (isUntranslated) return language === first ? pathname : null;
  for (const [pattern] of publicPages) {
    const match = matchPath(`/${pattern}`, readable);
    if (match)
      return (
        localizePath(language, generatePath(`/${pattern}`, match.params)) +
        queryOf(pageParameters[pattern], search)
      );
  }
  return pathname; // the 404 page names it
}
