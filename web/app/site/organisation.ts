import { organisationDefaults } from '@site/defaults/organisation';
import type { GlobalAt } from '@content/globals';

/** The organisation's details that differ from the defaults; `logo` is the URL of a small picture. */
export type OrganisationChanges = Partial<GlobalAt<'organisation'>>;

/** The organisation as pages name it, made of its details. What is not given is ''. */
export function organisationOf(changes: OrganisationChanges = {}) {
  const words = { ...organisationDefaults, ...changes };
  const { establishedBs, establishedAd, street, town, region, country, phones, emails, ...rest } = words;
  return {
    ...rest,
    shortName: words.shortName || words.name,
    logo: changes.logo ?? null,
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

/** The organisation as the site came with it; what staff have changed pages read by `useOrganisation`. */
export const organisation = organisationOf();

/** An e-mail address as a `mailto:` URL; undefined for a text that is none. */
export function mailUrl(email: string): string | undefined {
  return /^[^\s@]+@[^\s@]+$/.test(email) ? `mailto:${email}` : undefined;
}

export const feedPath = '/notices.xml';
export const feedTitle = ({ name }: Pick<Organisation, 'name'>) => `${name}: notices`;

/** Path of the picture in previews of pages without a picture of their own. */
export const sharePicture = '/share.jpg';
