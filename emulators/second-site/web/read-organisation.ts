import type { Reader } from '@content/contract';
import { readGlobal, useLaterOrganisation } from '../data/globals';
import { browserReader } from '../data/reader';

/** What the association says of itself; what cannot be read is as the site came with it. */
export const readOrganisation = (reader: Reader) =>
  readGlobal(reader, 'associacao', async () => (await import('./default-organisation')).defaultDetails);

export async function readOrganisationAgain(): Promise<void> {
  useLaterOrganisation.setState({ details: await readOrganisation(browserReader) });
}
