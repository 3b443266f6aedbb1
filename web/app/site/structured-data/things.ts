import type { ContentTypeStructure, ItemAt } from '@content';
import { documentName } from '@content/files/document-facts';
import { type ItemDocument, type ItemPicture, sharePath, timesOf } from '@content/items/item';
import { languages, utcOffset } from '@site/locale';
import { summaryOf } from '../../components/text';
import { currentLanguage } from '../../language';
import { itemTexts } from '../item-texts';
import type { Organisation } from '../organisation';

/** A thing of schema.org; what is undefined is left out of the page. */
export type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** The site: its scheme and host, and its organisation. */
export interface Site {
  readonly origin: string;
  readonly organisation: Organisation;
}

/** A URL of this site in full; undefined if it is not a URL. */
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

const placeAddress = (addressLocality: string, addressRegion: string): Thing => ({
  '@type': 'PostalAddress',
  addressLocality,
  addressRegion,
  addressCountry: 'NP',
});

/** The organisation's own address. */
function officeAddress({ organisation: { street, town, region } }: Site): Thing {
  return { ...placeAddress(town, region), streetAddress: street };
}

/** The organisation with all its details. */
export function organisationThing(site: Site): Thing {
  const { origin, organisation } = site;
  return {
    ...publisher(site),
    alternateName: organisation.nameInEnglish || undefined,
    description: organisation.tagline,
    logo: absolute(origin, organisation.logo ?? '/icon-512.png'),
    email: organisation.email || undefined,
    telephone: organisation.phone || undefined,
    foundingDate: String(organisation.establishedAd),
    sameAs: organisation.social.map(({ url }) => url),
    address: officeAddress(site),
    contactPoint: organisation.contacts.map(({ name, role, phone, email }) => ({
      '@type': 'ContactPoint',
      name,
      contactType: role,
      telephone: phone || undefined,
      email: email || undefined,
    })),
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

/** The pages from the home page to this one, each with its URL. */
export function breadcrumbs(way: readonly { readonly name: string; readonly item: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map((each, i) => ({ '@type': 'ListItem', position: i + 1, ...each })),
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

const mediaThing = ({ origin }: Site, { url, file }: ItemDocument): Thing => ({
  '@type': 'MediaObject',
  name: file && documentName(file),
  contentUrl: absolute(origin, url),
  encodingFormat: file?.type,
  contentSize: file && `${file.bytes} B`,
});

/** The types of schema.org for items that are not simply articles. */
const kinds: Readonly<Record<string, string>> = {
  notices: 'NewsArticle',
  publications: 'DigitalDocument',
  formats: 'DigitalDocument',
};

/** An item that has a page, at a URL, with its documents. */
export function articleThing(site: Site, type: ContentTypeStructure, item: object, url: string): Thing {
  const { title, description, documents } = itemTexts(type, item);
  const { createdAt, updatedAt } = timesOf(item);
  const author = publisher(site);
  return {
    '@type': kinds[type.path] ?? 'Article',
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
  };
}

/** The place that a notice names, in Nepal, or else the office. */
function placeThing(site: Site, place: string | undefined): Thing {
  const { name, region } = site.organisation;
  if (!place) return { '@type': 'Place', name, address: officeAddress(site) };
  return { '@type': 'Place', name: place, address: placeAddress(place, region) };
}

/** The job or event that a notice announces; undefined for any other notice. */
export function noticeThing(site: Site, item: ItemAt<'notices'>, url: string): Thing | undefined {
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
