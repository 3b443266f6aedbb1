import { organisationDefaults } from '@site/defaults/organisation';
import { type AllDetails, organisationOf } from './organisation';

/** The organisation's details as the site came with them; pages read the current ones with `useOrganisation`. */
export const defaultDetails: AllDetails = { ...organisationDefaults, logo: null, acceptsGifts: false };

export const organisation = organisationOf(defaultDetails);
