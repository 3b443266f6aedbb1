import type { GlobalAt } from '@content';
import { bsCorrections } from '@site/bs-corrections';

export type AllDetails = GlobalAt<'organisation'> & {
  /** Whether there is an account or a wallet, and so the page that says how to give. */
  readonly acceptsGifts: boolean;
};

/** The details that only a few pages need, and read themselves. */
const ofFewPages = ['mapUrl', 'banks', 'wallets', 'informationOfficer', '_texts'] as const;

/** The organisation's details as every page has them; `logo` is the URL of a small picture. */
export type OrganisationDetails = Omit<AllDetails, (typeof ofFewPages)[number]>;

/** The details that every page needs. */
export const ofEveryPage = (details: AllDetails): OrganisationDetails =>
  Object.fromEntries(
    Object.entries(details).filter(([name]) => !(ofFewPages as readonly string[]).includes(name)),
  ) as OrganisationDetails;

/** The organisation as pages show it; its calendar years count from now on. */
export function organisationOf(details: OrganisationDetails) {
  bsCorrections.years = details.calendarYears;
  const { name, shortName, street, town, phones, emails } = details;
  return {
    ...details,
    shortName: shortName || name,
    office: `${street}, ${town}`,
    /** The first of its phones and emails; '' without any. */
    phone: phones[0]?.number ?? '',
    email: emails[0]?.address ?? '',
  };
}

export type Organisation = ReturnType<typeof organisationOf>;

/** An e-mail address as a `mailto:` URL; undefined for any other text. */
export function mailUrl(email: string): string | undefined {
  return /^[^\s@]+@[^\s@]+$/.test(email) ? `mailto:${email}` : undefined;
}

export const feedPath = '/notices.xml';

/** Path of the picture in previews of pages without a picture of their own. */
export const sharePicture = '/share.jpg';
