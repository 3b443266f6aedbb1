import { organisationDefaults } from '@site/defaults/organisation';
import { type AllDetails, organisationOf } from './organisation';

/** The organisation's details as the site came with them; what staff have changed pages read by `useOrganisation`. */
export const defaultDetails: AllDetails = { ...organisationDefaults, logo: null, acceptsGifts: false };

export const organisation = organisationOf(defaultDetails);
