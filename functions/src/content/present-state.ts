import type { AnyItem, ContentTypeDefinition } from '@content';
import type { WithPublishingState } from '@content/publishing-status';
import type { Services } from '../services';
import type { ItemState } from '../store/editions';
import { isOpen, newestVersion, newestItem, publishingStateOf } from '../store/editions';
import { presentItem, sourcesIn } from '../store/present';

/** An item as staff see it. */
export type StaffItem = AnyItem & WithPublishingState;

/**
 * An item as staff see it: its newest content, and when visitors see that. Files that visitors may not fetch have URLs
 * that lead to them for a day or two.
 */
export async function presentState(
  { previews, pictures, clock }: Pick<Services, 'previews' | 'pictures' | 'clock'>,
  type: ContentTypeDefinition,
  state: ItemState,
): Promise<StaffItem> {
  const item = newestItem(state);
  const names = await pictures.names(sourcesIn([item]));
  if (isOpen(state) && newestVersion(state) === state.live) return presentItem(type, item, names);
  const root = await previews.rootFor(type.path, state.id);
  return { ...presentItem(type, item, names, root), _publication: publishingStateOf(state, clock()) };
}
