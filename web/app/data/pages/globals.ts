import type { ContentPath, GlobalAt } from '@content';
import type { Reader } from '@content/api/contract';
import type { WithTexts } from '@content/texts/rich-text';
import { create } from 'zustand';
import { type Organisation, type OrganisationDetails, organisationOf } from '@site/web/organisation';
import { isReadError } from './outcome';
import { useSiteFacts } from '../site-facts';

/** A page's texts, with the blocks of long ones. */
export type GlobalTexts<P extends ContentPath> = GlobalAt<P> & WithTexts;

const notTexts: readonly string[] = ['_id', '_version', '_languages', 'createdAt', 'updatedAt', 'files'];

/** The texts of an item, without the fields that every item has. */
export const textsIn = <P extends ContentPath>(item: object): GlobalTexts<P> =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !notTexts.includes(name))) as GlobalTexts<P>;

/** Reads a page's texts; if they are missing or cannot be read, loads the defaults. */
export async function readGlobal<P extends ContentPath>(
  reader: Reader,
  path: P,
  loadDefaults: () => Promise<GlobalAt<P>>,
): Promise<GlobalTexts<P>> {
  try {
    const { items } = await reader.list(path, { pageSize: 1 });
    const [item] = items;
    if (item) return textsIn<P>(item);
  } catch (error) {
    if (!isReadError(error)) throw error;
  }
  return loadDefaults();
}

/** The organisation's details if they have been read again since the page was loaded. */
export const useLaterOrganisation = create<OrganisationDetails | null>(() => null);

export function useOrganisation(): Organisation {
  const { organisation } = useSiteFacts();
  return organisationOf(useLaterOrganisation() ?? organisation);
}
