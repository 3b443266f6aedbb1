import { contentTypes, type ContentTypeStructure, type ItemAt } from '@content';
import { isTypeWithPages, languagesOf, picturesOf, type TypeWithPages } from '@content/items/item';
import { delocalizePath, localizePath } from '@content/texts/language-paths';
import type { PageOfItems } from '../../data/pages/read-list';
import type { ListedAt } from '../../data/pages/listed';
import type { Outcome } from '../../data/pages/outcome';
import type { SiteFacts } from '../../data/site-facts';
import { canonicalLanguage, currentLanguage } from '../../language';
import { getTexts } from '../../texts';
import { itemTexts } from '../item-texts';
import type { NavigationLink } from '../navigation';
import { organisationOf } from '../organisation';
import {
  articleThing,
  breadcrumbs,
  imageThing,
  noticeThing,
  organisationThing,
  type Site,
  type Thing,
  websiteThing,
} from './things';

/** The part of the router's state that names the rendered page and its data. */
interface Rendered {
  readonly statusCode: number;
  readonly location: { readonly pathname: string };
  readonly matches: readonly { readonly route: { readonly id: string } }[];
  readonly loaderData: Readonly<Record<string, unknown>>;
}

/** The reads of the pages of items, and of the gallery. */
interface PageData {
  readonly item?: Outcome<object | null>;
  readonly pictures?: Outcome<PageOfItems<ListedAt<'galleries'>>>;
}

/** An item with a page at a URL, and its breadcrumbs. */
function itemThings(site: Site, type: TypeWithPages, item: object, url: string): Thing[] {
  const { '/': home, ...names } = getTexts().navigation.pages;
  const list = type.pages.list as Exclude<NavigationLink['to'], '/'>;
  const urlOf = (path: string) => site.origin + localizePath(currentLanguage(), path);
  const own = type.path === 'notices' && noticeThing(site, item as ItemAt<'notices'>, url);
  return [
    articleThing(site, type, item, url),
    breadcrumbs([
      { name: home, item: urlOf('/') },
      { name: names[list], item: urlOf(list) },
      { name: itemTexts(type, item).title, item: url },
    ]),
    ...(own ? [own] : []),
  ];
}

const types: readonly ContentTypeStructure[] = contentTypes;
const typesWithPages = types.filter(isTypeWithPages);

/** The things of schema.org on a rendered page; none on a staff page, a missing page or one that failed. */
export function thingsOf({ statusCode, location, matches, loaderData }: Rendered): readonly Thing[] {
  const route = matches.at(-1)?.route.id ?? '';
  const root = loaderData['root'] as SiteFacts | undefined;
  if (statusCode !== 200 || !root) return [];
  const site = { origin: root.origin, organisation: organisationOf(root.organisation) };
  const { item: read, pictures } = (loaderData[route] ?? {}) as PageData;
  if (route === '/') return [organisationThing(site), websiteThing(site)];
  if (route === '/gallery' && pictures?.ok)
    return pictures.value.items.flatMap((item) =>
      picturesOf(item, 'imageUrl').map((picture) => imageThing(site, item.title, picture)),
    );
  const type = typesWithPages.find(({ pages }) => pages.one.replace('{id}', ':id') === route);
  if (!type || !read?.ok || !read.value) return [];
  // The language whose URL is the text's canonical one.
  const language = canonicalLanguage(languagesOf(read.value));
  const url = site.origin + localizePath(language, delocalizePath(location.pathname));
  return itemThings(site, type, read.value, url);
}

/** The things as JSON-LD, in which no text can end a script early; '' without things. */
export function structuredData(rendered: Rendered): string {
  const things = thingsOf(rendered);
  if (things.length === 0) return '';
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
}
