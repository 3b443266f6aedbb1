import type { ContentPath } from '@content';
import type { Reader } from '@content/contract';
import { type GlobalAt, globalChanges, type GlobalChangesAt } from '@content/globals';
import { create } from 'zustand';
import { type Organisation, type OrganisationChanges, organisationOf } from '@site/web/organisation';
import { useSiteFacts } from './site-facts';

/**
 * Reads a page's texts. On the server what of them differs from those that the site came with, which stand in the scripts:
 * the page carries nothing twice. Rejects with ReadError.
 */
export async function readGlobal<P extends ContentPath>(
  reader: Reader,
  path: P,
  defaults: Partial<GlobalAt<P>>,
): Promise<GlobalChangesAt<P>> {
  const { items } = await reader.list(path, { pageSize: 1 });
  const item = (items[0] ?? {}) as GlobalAt<P>;
  return import.meta.env.SSR ? globalChanges<P>(item, defaults) : item;
}

/** The organisation's details, where they have been read again since the page was loaded. */
export const useLaterOrganisation = create<{ readonly changes: OrganisationChanges | null }>(() => ({
  changes: null,
}));

export function useOrganisation(): Organisation {
  const loaded = useSiteFacts()?.organisation;
  const later = useLaterOrganisation(({ changes }) => changes);
  return organisationOf(later ?? loaded);
}
