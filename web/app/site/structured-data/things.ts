import type { DocumentFile, ItemAt } from '@content';
import { documentName } from '@content/files/document-facts';
import { documentsOf, picturesOf, timesOf, type ItemPicture } from '@content/items/item';
import { localizePath } from '@content/texts/language-paths';
import { type Language, languages, utcOffset } from '@site/locale';
import { summaryOf } from '../../components/text';
import { type Organisation, sharePicture } from '../organisation';
import { canonicalLanguage } from '../../language';

/** A thing of schema.org; what is undefined is left out of the page. */
export type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string };

export interface Crumb {
  readonly name: string;
  readonly path: string;
  /** The languages in which the page can be read, by default all. */
  readonly readIn?: readonly Language[];
}

/** The site as search engines are told of it: its scheme and host, and who it belongs to. */
export interface Site {
  readonly origin: string;
  readonly organisation: Organisation;
}

/** A URL of this site in full; undefined for what is no URL. */
function absolute(origin: string, url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url, origin) ? new URL(url, origin).href : undefined;
}

const organisationId = (origin: string) => `${origin}/#organisation`;

/** The organisation as the publisher of something. */
function publisher({ origin, organisation }: Site): Thing {
  return {
    '@type': 'NGO',
    '@id': organisationId(origin),
    name: organisation.name,
    url: organisation.website || origin,
  };
}

/** The organisation's own address. */
function officeAddress({ organisation: { address } }: Site): Thing {
  return {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.town,
    addressRegion: address.region,
    addressCountry: 'NP',
  };
}

/** The organisation with all that is said about it, and what a page adds. */
export function organisationThing(site: Site, more: Readonly<Record<string, unknown>> = {}): Thing {
  const { origin, organisation } = site;
  const { contacts, established } = organisation;
  return {
    ...publisher(site),
    alternateName: organisation.nameInEnglish || undefined,
    description: organisation.tagline,
    logo: absolute(origin, organisation.logo ?? '/icon-512.png'),
    email: organisation.email || undefined,
    telephone: organisation.phone || undefined,
    foundingDate: String(established.ad),
    sameAs: organisation.social.map(({ url }) => url),
    address: officeAddress(site),
    contactPoint: contacts.map(({ name, role, phone, email }) => ({
      '@type': 'ContactPoint',
      name,
      contactType: role,
      telephone: phone || undefined,
      email: email || undefined,
    })),
    ...more,
  };
}

export function websiteThing({ origin, organisation }: Site): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: organisation.name,
    url: `${origin}/`,
    inLanguage: [...languages],
    publisher: { '@id': organisationId(origin) },
  };
}

export function breadcrumbs(origin: string, crumbs: readonly Crumb[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path, readIn = languages }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: origin + localizePath(canonicalLanguage(readIn), path),
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

export function personThing(origin: string, employee: ItemAt<'employees'>): Thing {
  const [photo] = picturesOf(employee, 'photoUrl');
  return {
    '@type': 'Person',
    name: employee.name,
    jobTitle: employee.position,
    image: absolute(origin, photo?.url),
  };
}

export function projectThing(
  origin: string,
  program: Pick<ItemAt<'programs'>, 'name' | 'objective' | 'fundingPartner'>,
): Thing {
  return {
    '@type': 'Project',
    name: program.name,
    description: summaryOf(program.objective),
    parentOrganization: { '@id': organisationId(origin) },
    funder: program.fundingPartner ? { '@type': 'Organization', name: program.fundingPartner } : undefined,
  };
}

export function imageThing({ origin, organisation }: Site, title: string, { url, file }: ItemPicture): Thing {
  return {
    '@type': 'ImageObject',
    name: title,
    caption: file?.alt || title,
    contentUrl: absolute(origin, url),
    creditText: file?.credit ?? organisation.name,
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

export function documentThing(site: Site, document: DocumentFacts): Thing {
  const { title, description, url, address, file, date } = document;
  return {
    '@type': 'DigitalDocument',
    name: title,
    description: description ? summaryOf(description) : undefined,
    url,
    datePublished: date,
    publisher: publisher(site),
    encoding: {
      '@type': 'MediaObject',
      name: file?.name,
      contentUrl: absolute(site.origin, address),
      encodingFormat: file?.type,
      contentSize: file && `${file.bytes} B`,
    },
  };
}

/** The policy; without a title it is called as its page is. */
export function policyThing(
  site: Site,
  policy: ItemAt<'policies'>,
  page: { readonly title: string; readonly url: string },
): Thing | undefined {
  const [document] = documentsOf(policy, 'policyUrls');
  if (!document) return undefined;
  const { url: address, file } = document;
  return documentThing(site, {
    ...page,
    title: policy.title || page.title,
    description: policy.description,
    address,
    file,
    date: timesOf(policy).updatedAt,
  });
}

interface ArticleFacts {
  readonly title: string;
  readonly description: string;
}

/** A story or a notice; `url` is that of its page. */
export function articleThing(
  type: 'NewsArticle' | 'Article',
  item: ArticleFacts,
  { site, url, picture }: { site: Site; url: string; picture: ItemPicture | undefined },
): Thing {
  const { createdAt, updatedAt } = timesOf(item);
  const author = publisher(site);
  return {
    '@type': type,
    headline: item.title,
    description: summaryOf(item.description),
    image: absolute(site.origin, picture?.file?.address ?? sharePicture),
    url,
    mainEntityOfPage: url,
    datePublished: createdAt,
    dateModified: updatedAt,
    author,
    publisher: author,
  };
}

/** Where a notice leads: the place it names, in Nepal, or else the office. */
function placeThing(site: Site, place: string | undefined): Thing {
  const { name, address } = site.organisation;
  const { region } = address;
  const named = {
    '@type': 'PostalAddress',
    addressLocality: place,
    addressRegion: region,
    addressCountry: 'NP',
  };
  return { '@type': 'Place', name: place || name, address: place ? named : officeAddress(site) };
}

/** A notice of a vacancy, or of what takes place on a day; undefined for any other. */
export function noticeThing(
  item: ItemAt<'notices'>,
  { site, url }: { site: Site; url: string },
): Thing | undefined {
  const { kind, title, description, closesOn, heldOn, place } = item;
  const { createdAt } = timesOf(item);
  if (kind === 'Vacancy' && createdAt) {
    return {
      '@type': 'JobPosting',
      title,
      description,
      url,
      datePosted: createdAt,
      validThrough: closesOn ? `${closesOn}T23:59:59${utcOffset}` : undefined,
      hiringOrganization: publisher(site),
      jobLocation: placeThing(site, place),
    };
  }
  if ((kind === 'Training' || kind === 'Event') && heldOn) {
    return {
      '@type': kind === 'Training' ? 'EducationEvent' : 'Event',
      name: title,
      description: summaryOf(description),
      url,
      startDate: heldOn,
      eventStatus: 'https://schema.org/EventScheduled',
      location: placeThing(site, place),
      organizer: publisher(site),
    };
  }
  return undefined;
}

/** The documents that go with an article; undefined where there are none. */
export function attachmentThings(
  origin: string,
  item: { readonly attachments?: readonly string[] },
): Thing[] | undefined {
  const documents = documentsOf(item, 'attachments');
  if (documents.length === 0) return undefined;
  return documents.map(({ url, file }) => ({
    '@type': 'MediaObject',
    name: file && documentName(file),
    contentUrl: absolute(origin, url),
    encodingFormat: file?.type,
    contentSize: file && `${file.bytes} B`,
  }));
}
