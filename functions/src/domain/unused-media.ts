import type { Services } from '../services';
import { filesOfState } from '../store/editions';

type LibraryServices = Pick<Services, 'content' | 'records' | 'files' | 'media'>;

/** The ids of all media that items refer to now, drafts and what is to come included. */
export async function mediaInItems({ content }: Pick<Services, 'content'>): Promise<ReadonlySet<string>> {
  const all = await content.everything();
  const files = all.flatMap(({ states }) => states.flatMap(filesOfState));
  return new Set(files.map(({ media }) => media));
}

const isUsed = (services: LibraryServices, id: string) => async () =>
  (await mediaInItems(services)).has(id) || services.records.keepsMedia(id);

/**
 * Removes for good those of the given media that neither an item, nor the trash, nor a version uses. Where some fail, it throws
 * the first failure once the others are gone.
 */
export async function eraseUnused(services: LibraryServices, ids: readonly string[]): Promise<void> {
  const { files, media } = services;
  const failures: unknown[] = [];
  for (const id of ids) {
    try {
      const erase = (forget: () => Promise<void>) => files.removeMedia(id, forget);
      await media.removeUnused(id, isUsed(services, id), erase, { isKept: false });
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** Removes those of the given media that neither the library keeps nor anything uses. */
export async function eraseTemporary(services: LibraryServices, ids: readonly string[]): Promise<void> {
  const records = await Promise.all(ids.map((id) => services.media.get(id)));
  await eraseUnused(
    services,
    ids.filter((_, at) => !records[at]?.isInLibrary),
  );
}

/** Puts a file aside that nothing uses, under a day. Returns how many objects it had; 0 where something uses it. */
export async function quarantineUnused(services: LibraryServices, id: string, day: string): Promise<number> {
  const { files, media } = services;
  let objects = 0;
  const quarantine = async (forget: () => Promise<void>) => {
    objects = await files.quarantineMedia(id, day, forget);
  };
  await media.removeUnused(id, isUsed(services, id), quarantine, { isKept: true });
  return objects;
}
