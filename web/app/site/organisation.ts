import type { GlobalAt } from '@content';
import { bsCorrections } from '@site/bs-corrections';

export type AllDetails = GlobalAt<'organisation'> & {
  /** There is an account or a wallet: the page that says how to give is on. */
  readonly acceptsGifts: boolean;
};

/** Details that few pages tell, which read them themselves. */
const furtherDetails = ['mapUrl', 'banks', 'wallets', 'informationOfficer', '_texts'] as const;

/** The organisation's details as every page has them; `logo` is the URL of a small picture. */
export type OrganisationDetails = Omit<AllDetails, (typeof furtherDetails)[number]>;

/** The details without those that few pages tell. */
export const ofEveryPage = (details: AllDetails): OrganisationDetails =>
  Object.fromEntries(
    Object.entries(details).filter(([name]) => !(furtherDetails as readonly string[]).includes(name)),
  ) as OrganisationDetails;

/** The organisation as pages name it, made of its details. What is not given is ''. The years that it enters count from now on. */
export function organisationOf(details: OrganisationDetails) {
  bsCorrections.years = details.calendarYears;
  const { establishedBs, establishedAd, street, town, region, country, phones, emails, ...rest } = details;
  return {
    ...rest,
    shortName: details.shortName || details.name,
    logo: details.logo,
    established: { bs: establishedBs, ad: establishedAd },
    address: { street, town, region, country },
    phones,
    emails,
    /** The first ones, at the foot of every page. */
    phone: phones[0]?.number ?? '',
    email: emails[0]?.address ?? '',
  };
}

export type Organisation = ReturnType<typeof organisationOf>;

/** An e-mail address as a `mailto:` URL; undefined for a text that is none. */
export function mailUrl(email: string): string | undefined {
  return /^[^\s@]+@[^\s@]+$/.test(email) ? `mailto:${email}` : undefined;
}

export const feedPath = '/notices.xml';

/** Path of the picture in previews of pages without a picture of their own. */
export const sharePicture = '/share.jpg';
