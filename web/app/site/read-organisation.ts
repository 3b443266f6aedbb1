import type { Reader } from '@content/contract';
import { organisationDefaults } from '@site/defaults/organisation';
import { picturesOf } from '@content/item';
import { globalChanges } from '@content/globals';
import type { OrganisationChanges } from './organisation';
import { settle } from '../data/outcome';
import { browserReader } from '../data/reader';
import { useLaterOrganisation } from '../data/globals';

/** Reads what of the organisation's details differs from those that the site came with. Rejects with ReadError. */
export async function readOrganisation(reader: Reader): Promise<OrganisationChanges> {
  const { items } = await reader.list('organisation', { pageSize: 1 });
  const [item] = items;
  if (!item) return {};
  const changes = globalChanges<'organisation'>(item, organisationDefaults);
  const [logo] = picturesOf(item, 'logo');
  if (!logo) return changes;
  const webp = (logo.file?.variants ?? []).filter(({ type }) => type === 'image/webp');
  const [smallest] = webp.sort((a, b) => a.width - b.width);
  return { ...changes, logo: smallest?.address ?? logo.url };
}

/** Reads the organisation's details again, for a page that comes from a cache; what cannot be read stays as it is. */
export async function readOrganisationAgain(): Promise<void> {
  const read = await settle(readOrganisation(browserReader));
  if (read.ok) useLaterOrganisation.setState({ changes: read.value });
}
