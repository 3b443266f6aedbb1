import type { DocumentFile, ItemAt } from '@content';
import { documentsOf, picturesOf, timesOf, type ItemPicture } from '@content/item';
import { summaryOf } from '../components/text';
import { organisation, sharePicture } from '../organisation';
import type { ListedAt } from '../data/listed';

/** A thing of schema.org; what is undefined is left out of the page. */
export type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** One step of the way to a page. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** A URL of this site in full; undefined for what is no URL. */
function absolute(origin: string, url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url, origin) ? new URL(url, origin).href : undefined;
}

const organisationId = (origin: string) => `${origin}/#organisation`;

/** The organisation as the publisher of something. */
function publisher(origin: string): Thing {
  return {
    '@type': 'NGO',
    '@id': organisationId(origin),
    name: organisation.name,
    url: organisation.website,
  };
}

/** The organisation with all that is said about it, and what a page adds. */
export function organisationThing(origin: string, more: Readonly<Record<string, unknown>> = {}): Thing {
  const { address, contacts, established } = organisation;
  return {
    ...publisher(origin),
    alternateName: organisation.nameInEnglish,
    description: organisation.tagline,
    logo: absolute(origin, '/icon-512.png'),
    email: organisation.email,
    telephone: organisation.phone,
    foundingDate: String(established.ad),
    sameAs: [organisation.social.network.url],
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.town,
      addressRegion: address.region,
      addressCountry: 'NP',
    },
    contactPoint: contacts.map(({ name, role, phone, email }) => ({
      '@type': 'ContactPoint',
      name,
      contactType: role,
      telephone: phone,
      email,
    })),
    ...more,
  };
}

/** The site itself. */
export function websiteThing(origin: string): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: organisation.name,
    url: `${origin}/`,
    inLanguage: ['en', 'ne'],
    publisher: { '@id': organisationId(origin) },
  };
}

/** The way to a page, from the home page on. */
export function breadcrumbs(origin: string, crumbs: readonly Crumb[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: origin + path,
    })),
  };
}

/** An entry of a list: a page with its name, a thing, or a name alone. */
export type Entry = { readonly name: string; readonly url?: string | undefined } | { readonly item: Thing };

/** A list in the order in which the page shows it. */
export function listThing(entries: readonly Entry[]): Thing {
  return {
    '@type': 'ItemList',
    numberOfItems: entries.length,
    itemListElement: entries.map((entry, i) => ({ '@type': 'ListItem', position: i + 1, ...entry })),
  };
}

/** A member of the team. */
export function personThing(origin: string, employee: ItemAt<'employees'>): Thing {
  const [photo] = picturesOf(employee, 'photoUrl');
  return {
    '@type': 'Person',
    name: employee.name,
    jobTitle: employee.position,
    image: absolute(origin, photo?.url),
  };
}

/** A project and who pays for it. */
export function projectThing(origin: string, program: ListedAt<'programs'>): Thing {
  return {
    '@type': 'Project',
    name: program.name,
    description: summaryOf(program.objective),
    parentOrganization: { '@id': organisationId(origin) },
    funder: program.fundingPartner ? { '@type': 'Organization', name: program.fundingPartner } : undefined,
  };
}

/** A picture of the gallery. */
export function imageThing(origin: string, title: string, { url, file }: ItemPicture): Thing {
  return {
    '@type': 'ImageObject',
    name: title,
    caption: file?.alt || title,
    contentUrl: absolute(origin, url),
    creditText: organisation.name,
  };
}

interface DocumentFacts {
  readonly title: string;
  readonly description?: string;
  readonly url: string;
  /** URL of the file. */
  readonly address: string | undefined;
  readonly file: DocumentFile | undefined;
  /** ISO 8601. */
  readonly date: string | undefined;
}

/** A document to read or to fill in. */
export function documentThing(origin: string, document: DocumentFacts): Thing {
  const { title, description, url, address, file, date } = document;
  return {
    '@type': 'DigitalDocument',
    name: title,
    description: description ? summaryOf(description) : undefined,
    url,
    datePublished: date,
    publisher: publisher(origin),
    encoding: {
      '@type': 'MediaObject',
      name: file?.name,
      contentUrl: absolute(origin, address),
      encodingFormat: file?.type,
      contentSize: file && `${file.bytes} B`,
    },
  };
}

/** The policy, whose item has no words of its own. */
export function policyThing(
  origin: string,
  policy: ItemAt<'policies'>,
  page: { readonly title: string; readonly url: string },
): Thing | undefined {
  const [document] = documentsOf(policy, 'policyUrls');
  if (!document) return undefined;
  const { url: address, file } = document;
  return documentThing(origin, { ...page, address, file, date: timesOf(policy).updatedAt });
}

interface ArticleFacts {
  readonly title: string;
  readonly description: string;
}

/** A story or a notice; `url` is that of its page. */
export function articleThing(
  type: 'NewsArticle' | 'Article',
  item: ArticleFacts,
  { origin, url, picture }: { origin: string; url: string; picture: ItemPicture | undefined },
): Thing {
  const { createdAt, updatedAt } = timesOf(item);
  const author = publisher(origin);
  return {
    '@type': type,
    headline: item.title,
    description: summaryOf(item.description),
    image: absolute(origin, picture?.file?.share ?? sharePicture),
    url,
    mainEntityOfPage: url,
    datePublished: createdAt,
    dateModified: updatedAt,
    author,
    publisher: author,
  };
}
