import type { AnyItem, ContentTypeDefinition } from '@content';
import type { VersionEntry } from '@content/api/contract';
import type { Services } from '../services';
import type { ItemState } from '../model/item-state';
import { changedFields } from '../model/content';
import { serializeForStaff } from './serialize';

/** What was saved of an item, the newest first. */
export async function listVersions(
  { versions }: Pick<Services, 'versions'>,
  type: ContentTypeDefinition,
  { id }: ItemState,
): Promise<VersionEntry[]> {
  const saved = await versions.list(type, id);
  return saved.map((content, i) => {
    const { version, at, action, note, actor } = content;
    // One save may add two: what visitors see, and the draft beside it.
    const before = saved.slice(i + 1).find((earlier) => earlier.at < at);
    const changed = before ? changedFields(type, before, content) : [];
    return { version, at: at.toISOString(), action, changed, note, actor };
  });
}

/** An earlier version as staff see it, or null. Its files have URLs that lead to them for a day or two. */
export async function oneVersion(
  { versions, previews, media }: Pick<Services, 'versions' | 'previews' | 'media'>,
  type: ContentTypeDefinition,
  state: ItemState,
  version: number,
): Promise<AnyItem | null> {
  const saved = await versions.get(type, state.id, version);
  if (!saved) return null;
  const { id, values, files, at: updatedAt } = saved;
  const item = { id, version, values, files, updatedAt, createdAt: state.createdAt };
  return serializeForStaff(media, type, item, await previews.staffRoots());
}
