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

/** What an item says, without what is known of every item. */
export const textsIn = <P extends ContentPath>(item: object): GlobalTexts<P> =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !notTexts.includes(name))) as GlobalTexts<P>;

/**
 * Reads a page's texts. Where they cannot be read, or the answer has none, a page has those that the site came
 * with, which are fetched only then.
 */
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

/** The organisation's details, where they have been read again since the page was loaded. */
export const useLaterOrganisation = create<{ readonly details: OrganisationDetails | null }>(() => ({
  details: null,
}));

export function useOrganisation(): Organisation {
  const { organisation } = useSiteFacts();
  const later = useLaterOrganisation(({ details }) => details);
  return organisationOf(later ?? organisation);
}
