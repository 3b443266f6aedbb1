import { generatePath, matchPath } from 'react-router';
import type { ContentTypeDefinition } from '@content';
import { listedIn } from '@content/closing';
import type { NormalizedUrl } from '@content/contract';
import { isPossibleId } from '@content/ids';
import { encodeCursor, readPageToken } from '@content/page-token';
import { format } from '@site/types/format';
import { gallery } from '@site/types/gallery';
import { notice } from '@site/types/notice';
import { program } from '@site/types/program';
import { publication } from '@site/types/publication';
import { story } from '@site/types/story';
import { isStaffPath } from './data/admin-paths';
import { categoryOf, DEFAULT_CATEGORY } from './features/gallery/gallery-pictures';
import { kindOf, stateOf } from './features/notices/notice-query';
import { publicPages } from './public-pages';

/** The one spelling of a parameter's value beside the others; null where it makes no other page than none. */
type Spelling = (value: string, given: URLSearchParams) => string | null;

/** Where a list goes on: a cursor that one of the type's lists can have given. */
const after =
  (type: ContentTypeDefinition): Spelling =>
  (value) => {
    const position = readPageToken(type, value);
    return position && encodeCursor(position);
  };

/** How many entries of a numbered list stand on the pages before. */
const from: Spelling = (value) => (/^[1-9]\d{0,4}$/.test(value) ? value : null);

const category: Spelling = (value) => {
  const known = categoryOf(value);
  return known === DEFAULT_CATEGORY ? null : known;
};

/** A choice of which '' is none. */
const chosen =
  (read: (text: string) => string): Spelling =>
  (value) =>
    read(value) || null;

const anId: Spelling = (value) => (isPossibleId(value) ? value : null);

/** The list of what has closed goes on in an order of its own. */
const afterNotice: Spelling = (value, given) =>
  after(listedIn(notice, stateOf(given.get('state'))))(value, given);

const projects = { after: after(program), from };

/**
 * The parameters that each page reads on the server, in the order of the normal form. `photo` is one where the picture
 * may lie outside of the page's list; elsewhere the browser alone reads it.
 */
const parameters: Readonly<Record<(typeof publicPages)[number][1], Readonly<Record<string, Spelling>>>> = {
  home: {},
  'about-us-details': {},
  objective: {},
  stories: { after: after(story) },
  story: {},
  employees: {},
  programs: {},
  'past-programs': projects,
  'present-programs': projects,
  gallery: { category, after: after(gallery), photo: anId },
  publications: { after: after(publication) },
  publication: {},
  formats: { after: after(format) },
  format: {},
  policies: {},
  contact: {},
  notices: { kind: chosen(kindOf), state: chosen(stateOf), after: afterNotice, open: anId },
  notice: {},
};

const resources = ['/sitemap.xml', '/notices.xml', '/site.webmanifest', '/offline'];
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
    if (match) return generatePath(`/${pattern}`, match.params) + queryOf(parameters[file], given);
  }
  return pathname; // the page that says that there is none names it
}
