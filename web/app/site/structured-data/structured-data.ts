import {
  documentsOf,
  languagesOf,
  picturesOf,
  sharePath,
  timesOf,
  type TypeWithPages,
} from '@content/items/item';
import { delocalizePath, localizePath } from '@content/texts/language-paths';
import type { Language } from '@site/locale';
import { format } from '@site/types/format';
import { notice } from '@site/types/notice';
import { program } from '@site/types/program';
import { publication } from '@site/types/publication';
import { story } from '@site/types/story';
import type { Register } from 'react-router';
import type { Outcome } from '../../data/pages/outcome';
import type { SiteFacts } from '../../data/pages/site-facts';
import { canonicalLanguage, currentLanguage } from '../../language';
import { getTexts } from '../../texts';
import { documentIn, type DocumentSource } from '../features/documents/document-item';
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

/** The part of the router's state after a render that says which page it was and its data. */
interface Rendered {
  readonly statusCode: number;
  readonly location: { readonly pathname: string };
  readonly matches: readonly { readonly route: { readonly id: string } }[];
  readonly loaderData: Readonly<Record<string, unknown>>;
}

/** A page that the server has rendered. */
interface RenderedPage<D = unknown> {
  readonly site: Site;
  /** Its URL in full, in the language at which a text is at home that can be read in these. */
  readonly urlFor: (readIn: readonly Language[]) => string;
  readonly data: D;
}

type Modules = Register extends { routeModules: infer M } ? M : never;
type DataOf<M> = M extends { clientLoader: (...args: never[]) => Promise<infer D> }
  ? { readonly [K in keyof D]: Awaited<D[K]> }
  : undefined;

/** What an item says that is read as an article. */
const said = (item: { readonly attachments?: readonly string[] }, title: string, description: string) => ({
  title,
  description,
  documents: documentsOf(item, 'attachments'),
});

/** An item with its page, and the way to it, through the list of its type. */
function itemThings(
  { site, urlFor }: Pick<RenderedPage, 'site' | 'urlFor'>,
  type: TypeWithPages,
  as: Parameters<typeof articleThing>[1],
  item: object,
  says: ReturnType<typeof said>,
): Thing[] {
  const { '/': home, ...names } = getTexts().navigation.pages;
  const url = urlFor(languagesOf(item));
  const share = sharePath(type, item, currentLanguage());
  const list = type.pages.list as Exclude<NavigationLink['to'], '/'>;
  const urlOf = (path: string) => site.origin + localizePath(currentLanguage(), path);
  return [
    articleThing(site, as, { ...says, ...timesOf(item), share, url }),
    breadcrumbs([
      { name: home, item: urlOf('/') },
      { name: names[list], item: urlOf(list) },
      { name: says.title, item: url },
    ]),
  ];
}

/** The page of a document. */
function documentThings(
  type: TypeWithPages,
  page: RenderedPage<{ readonly item: Outcome<DocumentSource | null> }>,
): Thing[] {
  const { item: read } = page.data;
  if (!read.ok || !read.value) return [];
  const { title, document } = documentIn(type, read.value);
  const says = { title, description: read.value.description, documents: document ? [document] : [] };
  return itemThings(page, type, 'DigitalDocument', read.value, says);
}

/** What pages tell, by route; the others tell nothing that a search engine would show. */
const pages: { readonly [Id in keyof Modules]?: (page: RenderedPage<DataOf<Modules[Id]>>) => Thing[] } = {
  '/': ({ site }) => [organisationThing(site), websiteThing(site)],
  '/story/:storyId': (page) => {
    const { story: read } = page.data;
    if (!read.ok) return [];
    const { title, description } = read.value;
    return itemThings(page, story, 'Article', read.value, said(read.value, title, description));
  },
  '/programs/:programId': (page) => {
    const { program: read } = page.data;
    if (!read.ok) return [];
    const { name, objective } = read.value;
    return itemThings(page, program, 'Article', read.value, said(read.value, name, objective));
  },
  '/notices/:noticeId': (page) => {
    const { notice: read } = page.data;
    if (!read.ok) return [];
    const own = noticeThing(page.site, read.value, page.urlFor(languagesOf(read.value)));
    const { title, description } = read.value;
    const says = said(read.value, title, description);
    const article = itemThings(page, notice, 'NewsArticle', read.value, says);
    return own ? [...article, own] : article;
  },
  '/publications/:documentId': (page) => documentThings(publication, page),
  '/formats/:documentId': (page) => documentThings(format, page),
  '/gallery': ({ site, data: { pictures: read } }) =>
    (read.ok ? read.value.items : []).flatMap((item) =>
      picturesOf(item, 'imageUrl').map((picture) => imageThing(site, item.title, picture)),
    ),
};

/**
 * The JSON-LD (schema.org) of a page that the server has rendered. Empty for pages of the staff area, for those that
 * are not there or failed, and for those that have nothing to tell.
 */
export function thingsOf({ statusCode, location, matches, loaderData }: Rendered): readonly Thing[] {
  const id = matches.at(-1)?.route.id ?? '';
  const root = loaderData['root'] as SiteFacts | undefined;
  // A route’s loader data fits the entry of the same route.
  const tell = (pages as Readonly<Record<string, (page: RenderedPage) => Thing[]>>)[id];
  if (statusCode !== 200 || !root || !tell) return [];
  const path = delocalizePath(location.pathname);
  return tell({
    site: { origin: root.origin, organisation: organisationOf(root.organisation) },
    urlFor: (readIn) => root.origin + localizePath(canonicalLanguage(readIn), path),
    data: loaderData[id],
  });
}

/** The things as JSON-LD, in which nothing ends a script early. Empty without things. */
export function structuredData(rendered: Rendered): string {
  const things = thingsOf(rendered);
  if (things.length === 0) return '';
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
}
