import type { Reader } from '@content/contract';
import type { OrganisationChanges } from './organisation';

export async function readOrganisation(reader: Reader): Promise<OrganisationChanges> {
  const { items } = await reader.list('associacao', { pageSize: 1 });
  return items[0] ?? {};
}

export const readOrganisationAgain = () => Promise.resolve();
