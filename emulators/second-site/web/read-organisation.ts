import type { Reader } from '@content/contract';
import type { OrganisationDetails } from './organisation';

export async function readOrganisation(reader: Reader): Promise<OrganisationDetails> {
  const { items } = await reader.list('associacao', { pageSize: 1 });
  return items[0] ?? {};
}

export const readOrganisationAgain = () => Promise.resolve();
