import type { MediaAction, MediaItem, Person } from '@content/api/contract';
import { MEDIA_LOG } from '@content/api/staff-contract';
import { isMediaId, type FileKind } from '@content/files/media-types';
import type { UploadedFile } from '../media-processing/check-file';
import type { Services } from '../services';
import { StoreUnavailable } from '../store/timeout';
import { MediaInUse } from './errors';
import { oneMedia } from './media-library';
import { eraseUnused } from './unused-media';
import { asValidationError, storeFile } from './uploads';

/** The purpose of an upload. */
export interface UploadOptions {
  /** What it has to be; by default a picture or a document. */
  readonly kind?: FileKind | undefined;
  /** For an item that is being written: the sweep takes it after a day unless something uses it, and no log tells of it. */
  readonly isTemporary: boolean;
}

/** Adds a file to the library. Throws ValidationFailed. */
export async function uploadMedia(
  services: Services,
  file: UploadedFile,
  { kind, isTemporary }: UploadOptions,
  person: Person,
): Promise<MediaItem> {
  const { media: id, isNew } = await asValidationError('file', storeFile(services, kind, file, person));
  const wasKept = (await services.media.get(id))?.isInLibrary ?? false;
  if (!isTemporary && !wasKept) await services.media.keep(id);
  const item = await oneMedia(services, id, { isNew });
  if (!item) throw new StoreUnavailable('media');
  if (!isTemporary && !wasKept) await note(services, 'uploadMedia', item, person);
  return item;
}

async function note({ audit, clock }: Services, action: MediaAction, item: MediaItem, actor: Person) {
  const { media: itemId, file } = item;
  const { name: title = '' } = file;
  await audit.note({ action, path: MEDIA_LOG, itemId, title, actor, at: clock() });
}

/** Deletes a file for good that nothing uses. Returns false where there is none. Throws MediaInUse. */
export async function deleteMedia(services: Services, id: string, person: Person): Promise<boolean> {
  const item = await oneMedia(services, id);
  if (!item) return false;
  if (item.uses.length > 0) throw new MediaInUse(item.uses);
  await eraseUnused(services, [id]);
  if (await services.media.get(id)) throw new MediaInUse((await oneMedia(services, id))?.uses ?? []);
  await note(services, 'deleteMedia', item, person);
  return true;
}

/** The upload that a picture shows a part of, whole, as a data URL; null where it is gone. */
export async function originalAsDataUrl({ files }: Services, id: string): Promise<string | null> {
  const upload = isMediaId(id) ? await files.readOriginal(id) : null;
  if (!upload) return null;
  const { renderWhole } = await import('../media-processing/pictures');
  return `data:image/webp;base64,${(await renderWhole(upload)).toString('base64')}`;
}
