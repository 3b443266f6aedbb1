import type { AnyItem, ContentTypeDefinition } from '@content';
import type { VersionEntry } from '@content/audit';
import type { Services } from '../services';
import { changedFields } from '../store/audit';
import type { ItemState } from '../store/editions';
import { presentForStaff } from './present-state';

export async function listVersions(
  { versions }: Pick<Services, 'versions'>,
  type: ContentTypeDefinition,
  { id }: ItemState,
): Promise<VersionEntry[]> {
  const saved = await versions.list(type, id);
  return saved.map((version, at) => {
    const before = saved[at + 1];
    return {
      version: version.version,
      at: version.at.toISOString(),
      action: version.action,
      changed: before ? changedFields(type, before, version) : [],
      note: version.note,
      actor: version.actor,
    };
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
  return presentForStaff(media, type, item, await previews.staffRoots());
}
