import { delocalizePath, languagePrefix, localizePath } from '@content/texts/language-paths';
import type { SiteFacts } from '../../data/site-facts';
import { organisationOf } from '../organisation';
import { summaryOf } from '../../components/text';
import { descriptions, type Description, type RenderedPage } from './pages';
import { breadcrumbs, type Thing } from './things';
import { getTexts } from '../../texts';
import { canonicalLanguage, currentLanguage } from '../../language';
import { languages } from '@site/locale';

/** The part of the router's state after a render that says which page it was and its data. */
interface Rendered {
  readonly statusCode: number;
  readonly location: { readonly pathname: string; readonly search: string };
  readonly matches: readonly { readonly route: { readonly id: string } }[];
  readonly loaderData: Readonly<Record<string, unknown>>;
}

/** The page itself, on its way from the home page. */
function pageThings(description: Description, { origin, path }: { origin: string; path: string }): Thing[] {
  const { type, title, summary, query = '', below, main, more, readIn = languages } = description;
  if (type === undefined) return [];
  const url = origin + localizePath(canonicalLanguage(readIn), path) + query;
  const crumbs = [
    { name: getTexts().navigation.pages['/'], path: '/' },
    ...(below ? [below] : []),
    { name: title, path: path + query, readIn },
  ];
  const breadcrumb = breadcrumbs(origin, crumbs);
  return [
    {
      '@type': type,
      '@id': url,
      url,
      name: title,
      description: summaryOf(summary),
      mainEntity: main,
      breadcrumb,
      ...more,
    },
  ];
}

/**
 * The JSON-LD (schema.org) of a page that the server has rendered. Empty for pages of the staff area, for those that
 * are not there or failed, and for the later pages of a list, which are kept out of search engines.
 */
export function thingsOf({ statusCode, location, matches, loaderData }: Rendered): readonly Thing[] {
  const id = matches.at(-1)?.route.id ?? '';
  const root = loaderData['root'] as SiteFacts | undefined;
  const search = new URLSearchParams(location.search);
  if (statusCode !== 200 || !root || search.has('after')) return [];
  const { origin, organisation } = root;
  const site = { origin, organisation: organisationOf(organisation) };
  // A route’s loader data fits the entry of the same route.
  const describe = (descriptions as Readonly<Record<string, (page: RenderedPage) => Description | null>>)[id];
  const path = delocalizePath(location.pathname);
  const pages = origin + languagePrefix(currentLanguage());
  const description = describe?.({
    site,
    origin: pages,
    urlFor: (readIn = languages) => origin + localizePath(canonicalLanguage(readIn), path),
    search,
    data: loaderData[id],
  });
  return description ? [...pageThings(description, { origin, path }), ...(description.also ?? [])] : [];
}

/** The things as JSON-LD, in which nothing ends a script early. Empty without things. */
export function structuredData(rendered: Rendered): string {
  const things = thingsOf(rendered);
  if (things.length === 0) return '';
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
}
