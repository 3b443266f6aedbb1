import { hasPage, languagesOf, pagePath, picturesOf, type TypeWithPages } from '@content/items/item';
import { paragraphs } from '@content/texts/rich-text';
import { employeeCategories } from '@site/types/employee';
import { format as formatType } from '@site/types/format';
import { notice as noticeType } from '@site/types/notice';
import { publication as publicationType } from '@site/types/publication';
import { story as storyType } from '@site/types/story';
import type { Register } from 'react-router';
import type { Outcome } from '../../data/outcome';
import type { PageOfItems } from '../../data/list-pages';
import { documentItem, type DocumentItem, type DocumentSource } from '../features/documents/document-item';
import { categoryOf, DEFAULT_CATEGORY } from '../features/gallery/gallery-pictures';
import { choiceIn, queryOf } from '../features/notices/notice-query';
import {
  articleThing,
  attachmentThings,
  documentThing,
  imageThing,
  listThing,
  noticeThing,
  organisationThing,
  personThing,
  policyThing,
  projectThing,
  websiteThing,
  type Crumb,
  type Site,
  type Thing,
} from './things';
import type { Language } from '@site/locale';
import type { ListedAt } from '../../data/listed';
import { currentLanguage } from '../../language';
import { searchTexts } from '../texts/search';
import { contactTexts } from '../texts/contact';
import { eventTexts } from '../texts/events';
import { publicInformationTexts } from '../texts/public-information';
import { documentTexts } from '../texts/documents';
import { policiesTexts } from '../texts/policies';
import { programTexts } from '../texts/programs';
import { getTexts } from '../../texts';
import { aboutTexts } from '../texts/about';
import { employeesTexts } from '../texts/employees';

/** A page that the server has rendered. */
export interface RenderedPage<D = unknown> {
  /** The site, whose scheme and host also stand beside it. */
  readonly site: Site;
  readonly origin: string;
  /** The page's URL in full, without a query; of a text that is not translated that of the page which it belongs to. */
  readonly urlFor: (readIn?: readonly Language[]) => string;
  readonly search: URLSearchParams;
  readonly data: D;
}

/** The facts of a page for search engines. */
export interface Description {
  /** Of schema.org; none for the home page, which is told as the site itself. */
  readonly type?:
    | 'AboutPage'
    | 'CollectionPage'
    | 'ContactPage'
    | 'ImageGallery'
    | 'SearchResultsPage'
    | 'WebPage';
  readonly title: string;
  readonly summary: string;
  /** The part of the query that makes this another page: '?category=Support'. */
  readonly query?: string;
  /** Where that is told of its text: the languages in which it can be read. */
  readonly readIn?: readonly Language[];
  /** The page it stands below. */
  readonly below?: Crumb;
  /** The subject of the page. */
  readonly main?: Thing | undefined;
  readonly also?: readonly Thing[];
  /** Further properties of the page itself. */
  readonly more?: Readonly<Record<string, unknown>>;
}

type Modules = Register extends { routeModules: infer M } ? M : never;
type PublicRoute = Exclude<
  Extract<keyof Modules, `site/routes/${string}`>,
  'site/routes/layout' | 'site/routes/missing'
>;
type Await<D> = { readonly [K in keyof D]: Awaited<D[K]> };
type DataOf<Id extends PublicRoute> = Modules[Id] extends {
  clientLoader: (...args: never[]) => Promise<infer D>;
}
  ? Await<D>
  : undefined;

const valueOf = <T>(outcome: Outcome<T>): T | undefined => (outcome.ok ? outcome.value : undefined);
const crumb = ({ title }: { readonly title: string }, path: string): Crumb => ({ name: title, path });

interface ListTexts {
  readonly title: string;
  readonly lead: string;
}

/** A page that is one list of items; those with a page of their own are named with its URL. */
function list<T extends { readonly _id: string }>(
  { title, lead }: ListTexts,
  read: Outcome<PageOfItems<T>>,
  nameOf: (item: T) => string,
  { type, origin }: { type: TypeWithPages; origin: string },
): Description {
  const items = valueOf(read)?.items ?? [];
  const entries = items.map((item) => ({
    name: nameOf(item),
    url: hasPage(type, item) ? origin + pagePath(type, item) : undefined,
  }));
  return { type: 'CollectionPage', title, summary: lead, main: listThing(entries) };
}

type DocumentType = typeof publicationType | typeof formatType;
const documentTextsOf = ({ path }: DocumentType) => documentTexts[currentLanguage()][path];

/** A page that lists documents. */
const documents = (type: DocumentType, origin: string, read: Outcome<PageOfItems<DocumentSource>>) =>
  list(documentTextsOf(type), read, (item) => documentItem(type, item).title, { type, origin });

function article(
  kind: Parameters<typeof articleThing>[0],
  item:
    | { readonly title: string; readonly description: string; readonly attachments?: readonly string[] }
    | undefined,
  picture: ReturnType<typeof picturesOf>[number] | undefined,
  { site, urlFor, below }: Pick<RenderedPage, 'site' | 'urlFor'> & { below: Crumb },
): Description | null {
  if (!item) return null;
  const readIn = languagesOf(item);
  const url = urlFor(readIn);
  return {
    type: 'WebPage',
    title: item.title,
    summary: item.description,
    readIn,
    below,
    main: {
      ...articleThing(kind, item, { site, url, picture }),
      associatedMedia: attachmentThings(site.origin, item),
    },
  };
}

function oneDocument(
  type: DocumentType,
  { site, urlFor, data: { item: read } }: RenderedPage<{ readonly item: Outcome<DocumentItem | null> }>,
): Description | null {
  const item = valueOf(read);
  if (!item) return null;
  const { title, description, readIn } = item;
  return {
    type: 'WebPage',
    title,
    summary: description,
    readIn,
    below: crumb(documentTextsOf(type), `/${type.path}`),
    main: documentThing(site, { ...item, url: urlFor(readIn) }),
  };
}

/** Projects as entries of a list. */
const projectEntries = (origin: string, read: Outcome<Pick<PageOfItems<ListedAt<'programs'>>, 'items'>>) =>
  (valueOf(read)?.items ?? []).map((program) => ({ item: projectThing(origin, program) }));

function projects(
  { title, lead }: ListTexts,
  origin: string,
  read: Outcome<PageOfItems<ListedAt<'programs'>>>,
): Description {
  return {
    type: 'CollectionPage',
    title,
    summary: lead,
    below: crumb(programTexts[currentLanguage()], '/programs'),
    main: listThing(projectEntries(origin, read)),
  };
}

const [, , committee] = employeeCategories;

/** Each public page by its route. A page without an entry does not compile; null: nothing to tell. */
export const descriptions: {
  readonly [Id in PublicRoute]: (page: RenderedPage<DataOf<Id>>) => Description | null;
} = {
  'site/routes/home': ({ site }) => ({
    title: '',
    summary: '',
    also: [organisationThing(site), websiteThing(site)],
  }),
  'site/routes/about-us-details': ({ site, data: { words } }) =>
    words.ok
      ? {
          type: 'AboutPage',
          title: aboutTexts[currentLanguage()].title,
          summary: paragraphs(words.value.intro)[0] ?? '',
          main: organisationThing(site),
        }
      : null,
  'site/routes/objective': ({ data: { words } }) => {
    if (!words.ok) return null;
    const { lead, items } = words.value;
    return {
      type: 'WebPage',
      title: getTexts().objectives.title,
      summary: lead,
      below: crumb(aboutTexts[currentLanguage()], '/about-us-details'),
      main: listThing(items.map(({ text }) => ({ name: text }))),
    };
  },
  'site/routes/stories': ({ origin, data }) =>
    list(getTexts().stories, data.stories, ({ title }) => title, { type: storyType, origin }),
  'site/routes/story': ({ site, urlFor, data }) => {
    const item = valueOf(data.story);
    const [picture] = item ? picturesOf(item, 'imageUrls') : [];
    return article('Article', item, picture, { site, urlFor, below: crumb(getTexts().stories, '/stories') });
  },
  'site/routes/employees': ({ site, data }) => {
    const people = (isOfCommittee: boolean) =>
      (valueOf(data.employees) ?? [])
        .filter(({ category }) => (category === committee) === isOfCommittee)
        .map((employee) => personThing(site.origin, employee));
    return {
      type: 'AboutPage',
      title: employeesTexts[currentLanguage()].title,
      summary: employeesTexts[currentLanguage()].lead,
      main: organisationThing(site, { employee: people(false), member: people(true) }),
    };
  },
  'site/routes/programs': ({ origin, data }) => {
    const doors = [
      { name: getTexts().pastProjects.title, url: `${origin}/past-programs` },
      { name: getTexts().presentProjects.title, url: `${origin}/present-programs` },
    ];
    return {
      type: 'CollectionPage',
      title: programTexts[currentLanguage()].title,
      summary: programTexts[currentLanguage()].lead,
      main: listThing([...doors, ...projectEntries(origin, data.running)]),
    };
  },
  'site/routes/program': ({ site, urlFor, data }) => {
    const item = valueOf(data.program);
    if (!item) return null;
    const { name, objective } = item;
    const [picture] = picturesOf(item, 'pictures');
    const below = crumb(programTexts[currentLanguage()], '/programs');
    const told = { ...item, title: name, description: objective };
    const described = article('Article', told, picture, { site, urlFor, below });
    return described && { ...described, also: [projectThing(site.origin, item)] };
  },
  'site/routes/past-programs': ({ origin, data }) => projects(getTexts().pastProjects, origin, data.programs),
  'site/routes/present-programs': ({ origin, data }) =>
    projects(getTexts().presentProjects, origin, data.programs),
  'site/routes/gallery': ({ site, search, data }) => {
    const [page] = valueOf(data.pictures) ?? [];
    const category = categoryOf(search.get('category'));
    const images = (page?.items ?? []).flatMap((item) =>
      picturesOf(item, 'imageUrl').map((picture) => imageThing(site, item.title, picture)),
    );
    return {
      type: 'ImageGallery',
      title: `${getTexts().choice(category)} · ${getTexts().gallery.title}`,
      query: category === DEFAULT_CATEGORY ? '' : `?category=${category}`,
      summary: getTexts().gallery.lead,
      more: { associatedMedia: images },
    };
  },
  'site/routes/publications': ({ origin, data }) => documents(publicationType, origin, data.publications),
  'site/routes/publication': (page) => oneDocument(publicationType, page),
  'site/routes/formats': ({ origin, data }) => documents(formatType, origin, data.formats),
  'site/routes/format': (page) => oneDocument(formatType, page),
  'site/routes/policies': ({ site, urlFor, data }) => {
    const { title, lead } = policiesTexts[currentLanguage()];
    const [policy] = valueOf(data.policies) ?? [];
    return {
      type: 'WebPage',
      title,
      summary: lead,
      main: policy && policyThing(site, policy, { title, url: urlFor() }),
    };
  },
  'site/routes/contact': ({ site, data: { words } }) =>
    words.ok
      ? {
          type: 'ContactPage',
          title: contactTexts[currentLanguage()].title,
          summary: words.value.lead,
          main: organisationThing(site),
        }
      : null,
  'site/routes/public-information': () => ({
    type: 'AboutPage',
    title: getTexts().navigation.pages['/public-information'],
    summary: publicInformationTexts[currentLanguage()].lead,
  }),
  'site/routes/support': ({ data: { words } }) =>
    words.ok
      ? { type: 'WebPage', title: getTexts().navigation.pages['/support'], summary: words.value.lead }
      : null,
  'site/routes/notices': ({ origin, search, data }) => ({
    ...list(getTexts().notices, data.notices, ({ title }) => title, { type: noticeType, origin }),
    query: queryOf(choiceIn(search)),
  }),
  'site/routes/events': ({ origin, data }) => {
    const texts = { ...eventTexts[currentLanguage()], title: getTexts().navigation.pages['/events'] };
    return list(texts, data.events, ({ title }) => title, { type: noticeType, origin });
  },
  'site/routes/search': () => ({
    type: 'SearchResultsPage',
    title: searchTexts[currentLanguage()].title,
    summary: searchTexts[currentLanguage()].lead,
  }),
  'site/routes/notice': ({ site, urlFor, data }) => {
    const item = valueOf(data.notice);
    const [picture] = item ? picturesOf(item, 'image') : [];
    const below = crumb(getTexts().notices, '/notices');
    const described = article('NewsArticle', item, picture, { site, urlFor, below });
    const own = item && noticeThing(item, { site, url: urlFor(languagesOf(item)) });
    return described && own ? { ...described, also: [own] } : described;
  },
};
