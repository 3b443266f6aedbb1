import type { AnyItem, ContentTypeDefinition } from '@content';
import type { WithPublishingState } from '@content/publishing-status';
import type { Services } from '../services';
import type { ItemState } from '../store/editions';
import { isOpen, newestEdition, newestItem, publishingStateOf } from '../store/editions';
import { presentItem } from '../store/present';
import type { FileRoots } from '../store/previews';
import type { StoredItem } from '../store/stored';
import { picturesIn } from '../store/stored';

/** An item as staff see it, with the names of its pictures' files. */
export async function presentForStaff(
  media: Services['media'],
  type: ContentTypeDefinition,
  item: StoredItem,
  roots?: FileRoots,
): Promise<AnyItem> {
  const names = await media.names(picturesIn(item).map((picture) => picture.media));
  return presentItem(type, item, names, roots);
}

/**
 * An item as staff see it: its newest content, and when visitors see that. Files that visitors may not fetch have URLs
 * that lead to them for a day or two.
 */
export async function presentState(
  { previews, media, clock }: Pick<Services, 'previews' | 'media' | 'clock'>,
  type: ContentTypeDefinition,
  state: ItemState,
): Promise<AnyItem & WithPublishingState> {
  const item = newestItem(state);
  if (isOpen(state) && newestEdition(state) === state.live) return presentForStaff(media, type, item);
  const presented = await presentForStaff(media, type, item, await previews.staffRoots());
  return { ...presented, _publication: publishingStateOf(state, clock()) };
}
