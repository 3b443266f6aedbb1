import type { Services } from '../services';
import type { AllStates } from '../store/content-index/content-index';
import { filesOfState } from '../model/item-state';

type LibraryServices = Pick<Services, 'content' | 'files' | 'media'>;

/** The ids of all media in items, drafts and scheduled contents included. */
export function mediaInItems(all: AllStates): ReadonlySet<string> {
  const files = all.flatMap(({ states }) => states.flatMap(filesOfState));
  return new Set(files.map(({ media }) => media));
}

const isUsed = (services: LibraryServices, id: string) => async () =>
  mediaInItems(await services.content.allStates()).has(id) || services.media.isInTrashOrVersion(id);

/**
 * Removes for good those of the given media that neither an item, nor the trash, nor a version uses. Returns the number of their
 * objects. Where some fail, throws the first failure once the others are gone.
 */
export async function eraseUnused(services: LibraryServices, ids: readonly string[]): Promise<number> {
  const { files, media } = services;
  const failures: unknown[] = [];
  let objects = 0;
  for (const id of ids) {
    try {
      if (await media.beginRemoval(id, isUsed(services, id)))
        objects += await files.removeMedia(id, () => media.forget(id));
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return objects;
}

/** Removes in the same way those of the given media that neither the library keeps nor anything uses. */
export async function eraseTemporary(services: LibraryServices, ids: readonly string[]): Promise<number> {
  const records = await services.media.getMany(ids);
  return eraseUnused(
    services,
    ids.filter((id) => !records.get(id)?.isInLibrary),
  );
}
