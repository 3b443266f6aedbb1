import type { Reader } from '@content/api/contract';
import { picturesOf, webpOf } from '@content/items/item';
import type { AllDetails } from './organisation';
import { textsIn } from '../data/pages/globals';

const loadDefaults = async () => (await import('./default-organisation')).defaultDetails;

/** Reads the organisation's details. Rejects with ReadError. */
export async function readOrganisation(reader: Reader): Promise<AllDetails> {
  const [item] = (await reader.list('organisation', { pageSize: 1 })).items;
  if (!item) return loadDefaults();
  const [logo] = picturesOf(item, 'logo');
  const details = textsIn<'organisation'>(item);
  return {
    ...details,
    logo: logo?.file ? webpOf(logo.file) : (logo?.url ?? null),
    acceptsGifts: details.banks.length + details.wallets.length > 0,
  };
}

/** Reads the organisation's details; if that fails, returns those that the site came with. */
export const detailsOrDefaults = (reader: Reader): Promise<AllDetails> =>
  readOrganisation(reader).catch(loadDefaults);
