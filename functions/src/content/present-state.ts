import type { AnyItem, ContentTypeDefinition } from '@content';
import type { WithPublication } from '@content/publication';
import type { Services } from '../services';
import type { ItemState } from '../store/editions';
import { isOpen, newestEdition, newestItem, publicationOf } from '../store/editions';
import { presentItem } from '../store/present';

/** An item as staff see it. */
export type StaffItem = AnyItem & WithPublication;

/**
 * An item as staff see it: its newest content, and when visitors see that. Files that visitors may not fetch have URLs
 * that lead to them for a day or two.
 */
export async function presentState(
  { previews, clock }: Pick<Services, 'previews' | 'clock'>,
  type: ContentTypeDefinition,
  state: ItemState,
): Promise<StaffItem> {
  if (isOpen(state) && newestEdition(state) === state.live) return presentItem(type, newestItem(state));
  const root = await previews.rootFor(type.path, state.id);
  return { ...presentItem(type, newestItem(state), root), _publication: publicationOf(state, clock()) };
}
