import {
  documentsOf,
  type ItemDocument,
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
import { summaryOf } from '../../components/text';
import type { Outcome } from '../../data/pages/outcome';
import type { SiteFacts } from '../../data/pages/site-facts';
import { canonicalLanguage, currentLanguage } from '../../language';
import { getTexts } from '../../texts';
import { documentIn, type DocumentSource } from '../features/documents/document-item';
import type { NavigationLink } from '../navigation';
import { organisationOf } from '../organisation';
import {
  absolute,
  imageThing,
  mediaThing,
  noticeThings,
  publisher,
  type Site,
  siteThings,
  type Thing,
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

/** What is told of a read; nothing where it failed. */
const of = <T>(read: Outcome<T>, tell: (value: T) => Thing[]) => (read.ok ? tell(read.value) : []);

/** What an item says that is read as an article; its documents are those that go with it, where no others are given. */
interface Article {
  readonly title: string;
  readonly description: string;
  readonly documents?: readonly ItemDocument[];
}

/** An item that has a page, as an article with its documents, and the way to it, through the list of its type. */
function itemThings(
  { site, urlFor }: RenderedPage,
  type: TypeWithPages,
  as: 'NewsArticle' | 'Article' | 'DigitalDocument',
  item: { readonly _id: string; readonly attachments?: readonly string[] },
  { title, description, documents = documentsOf(item, 'attachments') }: Article,
): Thing[] {
  const { '/': home, ...names } = getTexts().navigation.pages;
  const url = urlFor(languagesOf(item));
  const list = type.pages.list as Exclude<NavigationLink['to'], '/'>;
  const urlOf = (path: string) => site.origin + localizePath(currentLanguage(), path);
  const way = [
    { name: home, item: urlOf('/') },
    { name: names[list], item: urlOf(list) },
    { name: title, item: url },
  ];
  const { createdAt, updatedAt } = timesOf(item);
  const author = publisher(site);
  return [
    {
      '@type': as,
      name: title,
      headline: title,
      description: description === '' ? undefined : summaryOf(description),
      image: absolute(site.origin, sharePath(type, item, currentLanguage())),
      url,
      mainEntityOfPage: url,
      datePublished: createdAt,
      dateModified: updatedAt,
      author,
      publisher: author,
      associatedMedia: documents.length === 0 ? undefined : documents.map((each) => mediaThing(site, each)),
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: way.map((each, i) => ({ '@type': 'ListItem', position: i + 1, ...each })),
    },
  ];
}

/** The page of a document. */
const documentThings = (
  type: TypeWithPages,
  page: RenderedPage<{ readonly item: Outcome<DocumentSource | null> }>,
): Thing[] =>
  of(page.data.item, (item) => {
    if (!item) return [];
    const { title, document } = documentIn(type, item);
    const says = { title, description: item.description, documents: document ? [document] : [] };
    return itemThings(page, type, 'DigitalDocument', item, says);
  });

/** What pages tell, by route; the others tell nothing that a search engine would show. */
const pages: { readonly [Id in keyof Modules]?: (page: RenderedPage<DataOf<Modules[Id]>>) => Thing[] } = {
  '/': ({ site }) => siteThings(site),
  '/story/:storyId': (page) => of(page.data.story, (item) => itemThings(page, story, 'Article', item, item)),
  '/programs/:programId': (page) =>
    of(page.data.program, (item) =>
      itemThings(page, program, 'Article', item, { title: item.name, description: item.objective }),
    ),
  '/notices/:noticeId': (page) =>
    of(page.data.notice, (item) => [
      ...itemThings(page, notice, 'NewsArticle', item, item),
      ...noticeThings(page.site, item, page.urlFor(languagesOf(item))),
    ]),
  '/publications/:documentId': (page) => documentThings(publication, page),
  '/formats/:documentId': (page) => documentThings(format, page),
  '/gallery': ({ site, data }) =>
    of(data.pictures, ({ items }) =>
      items.flatMap((item) =>
        picturesOf(item, 'imageUrl').map((picture) => imageThing(site, item.title, picture)),
      ),
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
