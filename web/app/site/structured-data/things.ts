import type { ItemAt } from '@content';
import { documentName } from '@content/files/document-facts';
import { type ItemDocument, type ItemPicture, timesOf } from '@content/items/item';
import { languages, utcOffset } from '@site/locale';
import { summaryOf } from '../../components/text';
import type { Organisation } from '../organisation';

/** A thing of schema.org; what is undefined is left out of the page. */
export type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** The site as search engines are told of it: its scheme and host, and who it belongs to. */
export interface Site {
  readonly origin: string;
  readonly organisation: Organisation;
}

/** A URL of this site in full; undefined for what is no URL. */
export const absolute = (origin: string, url: string): string | undefined =>
  URL.canParse(url, origin) ? new URL(url, origin).href : undefined;

const organisationId = (origin: string) => `${origin}/#organisation`;

/** The organisation as the publisher of something. */
export const publisher = ({ origin, organisation: { name, website } }: Site): Thing => ({
  '@type': 'NGO',
  '@id': organisationId(origin),
  name,
  url: website || origin,
});

/** An address in Nepal. */
const addressThing = (town: string, region: string, street?: string): Thing => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: town,
  addressRegion: region,
  addressCountry: 'NP',
});

/** The organisation's own address. */
const officeAddress = ({ organisation: { address } }: Site): Thing =>
  addressThing(address.town, address.region, address.street);

/** The organisation with all that is said about it, and its website. */
export function siteThings(site: Site): Thing[] {
  const { origin, organisation } = site;
  const contactPoint = organisation.contacts.map(({ name, role, phone, email }) => ({
    '@type': 'ContactPoint',
    name,
    contactType: role,
    telephone: phone || undefined,
    email: email || undefined,
  }));
  return [
    {
      ...publisher(site),
      alternateName: organisation.nameInEnglish || undefined,
      description: organisation.tagline,
      logo: absolute(origin, organisation.logo ?? '/icon-512.png'),
      email: organisation.email || undefined,
      telephone: organisation.phone || undefined,
      foundingDate: String(organisation.established.ad),
      sameAs: organisation.social.map(({ url }) => url),
      address: officeAddress(site),
      contactPoint,
    },
    {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name: organisation.name,
      url: `${origin}/`,
      inLanguage: [...languages],
      publisher: { '@id': organisationId(origin) },
    },
  ];
}

export const imageThing = (
  { origin, organisation }: Site,
  title: string,
  { url, file }: ItemPicture,
): Thing => ({
  '@type': 'ImageObject',
  name: title,
  caption: file?.alt || title,
  contentUrl: absolute(origin, url),
  creditText: file?.credit ?? organisation.name,
});

/** A document of an item. */
export const mediaThing = ({ origin }: Site, { url, file }: ItemDocument): Thing => ({
  '@type': 'MediaObject',
  name: file && documentName(file),
  contentUrl: absolute(origin, url),
  encodingFormat: file?.type,
  contentSize: file && `${file.bytes} B`,
});

/** A notice of a vacancy, or of what takes place on a day; none for any other. */
export function noticeThings(site: Site, item: ItemAt<'notices'>, url: string): Thing[] {
  const { kind, title, description, closesOn, heldOn, place } = item;
  const { createdAt } = timesOf(item);
  const { name, address } = site.organisation;
  /** Where it leads: the place it names, in Nepal, or else the office. */
  const at = {
    '@type': 'Place',
    name: place || name,
    address: place ? addressThing(place, address.region) : officeAddress(site),
  };
  if (kind === 'Vacancy' && createdAt)
    return [
      {
        '@type': 'JobPosting',
        title,
        description,
        url,
        datePosted: createdAt,
        validThrough: closesOn ? `${closesOn}T23:59:59${utcOffset}` : undefined,
        hiringOrganization: publisher(site),
        jobLocation: at,
      },
    ];
  if ((kind === 'Training' || kind === 'Event') && heldOn)
    return [
      {
        '@type': kind === 'Training' ? 'EducationEvent' : 'Event',
        name: title,
        description: summaryOf(description),
        url,
        startDate: heldOn,
        eventStatus: 'https://schema.org/EventScheduled',
        location: at,
        organizer: publisher(site),
      },
    ];
  return [];
}
