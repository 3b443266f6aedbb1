import type { FieldError, Person } from '@content/api/contract';
import { fileMessages, subjectOf } from '@content/files/limits';
import type { FileKind } from '@content/files/media-types';
import type { FileUse } from '@content/api/file-use';
import type { Area } from '@content/files/picture-details';
import { languages, type Language } from '@site/locale';
import { checkFile, type FileRefusal, FileRefused, type UploadedFile } from '../media-processing/check-file';
import { prepareUpload, renderPart, PDF } from '../media-processing/prepare-upload';
import type { Services } from '../services';
import { defaultsOf, type MediaRecord } from '../model/media';
import { ORIGINAL_NAME, partName } from '../model/rendition-names';
import type { Rendition, StoredFile } from '../model/content';
import { ValidationFailed } from './errors';

type Library = Pick<Services, 'media' | 'files'>;

/** A refused file, as an error of its field. */
export interface Refusal {
  readonly reason: FileRefusal;
  readonly error: FieldError;
}

/** The refusal of a file as an error of the field that carries it; throws any other error. */
export function refusalOf(error: unknown, field: string): Refusal {
  if (!(error instanceof FileRefused)) throw error;
  return { reason: error.reason, error: { field, message: error.message } };
}

/** Runs work on the file of a field, and turns its refusal into a ValidationFailed of the field. */
export async function asValidationError<T>(field: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const refusal = refusalOf(error, field);
    throw new ValidationFailed(refusal.error.message, [refusal.error], refusal.reason);
  }
}

/** Whether the library has all parts of a file that this request can make. */
function isWhole({ type, document, renditions }: MediaRecord, isDrawn: boolean): boolean {
  if (!document) return renditions?.[partName(undefined)] !== undefined;
  return type !== PDF || document.cover !== undefined || !isDrawn;
}

/**
 * Takes a file into the library unless it is there: first the objects, then the document that tells of them. Returns its id, and
 * whether it is new. Throws FileRefused.
 */
export async function storeFile(
  { media: library, files }: Library,
  kind: FileKind | undefined,
  file: UploadedFile,
  person: Person,
  { isDrawn = true }: { readonly isDrawn?: boolean } = {},
): Promise<{ readonly media: string; readonly isNew: boolean }> {
  const checked = await checkFile(kind, file);
  const { id } = checked.media;
  const known = await library.get(id);
  const main = known?.document ? known.name : ORIGINAL_NAME;
  // A document may have outlived its objects: in a backup that was taken while they were being erased.
  if (known && isWhole(known, isDrawn) && (await files.info(`${id}/${main}`)))
    return { media: id, isNew: false };
  const { media, objects } = await prepareUpload(checked, isDrawn);
  await files.add(id, objects);
  await library.add(media, person);
  return { media: id, isNew: !known };
}

/** The translations of a use's text, as they are stored; an empty object for none. */
function translationsIn(use: Pick<FileUse, Language>, name: 'alt' | 'label') {
  const given = languages.flatMap((language): [Language, string][] => {
    const text = use[language]?.[name];
    return text ? [[language, text]] : [];
  });
  return given.length > 0 ? { translations: Object.fromEntries<string>(given) } : {};
}

/** The rendition of a part of a picture, which is made and stored where nothing has shown it yet. Throws FileRefused. */
async function renditionOf(
  { media: library, files }: Library,
  { id, ...known }: MediaRecord & { readonly id: string },
  crop: Area | undefined,
  person: Person,
) {
  const there = known.renditions?.[partName(crop)];
  if (there) return there;
  const original = await files.readOriginal(id);
  if (!original) throw new FileRefused('damaged', fileMessages.noOriginal);
  const { renditions, objects } = await renderPart('The picture', original, crop);
  await files.add(id, objects);
  const { name, type, bytes } = known;
  await library.add({ id, name, type, bytes, renditions }, person);
  return renditions[partName(crop)];
}

/** A use of a file of the library, as it is stored. Throws FileRefused, also for a file of another kind. */
export async function fileInUse(
  library: Library,
  kind: FileKind,
  { media: id, alt, label, focus, crop, credit, ...translations }: FileUse,
  person: Person,
): Promise<StoredFile> {
  const known = await library.media.get(id);
  if (!known) throw new FileRefused('damaged', fileMessages.notReused(kind));
  if (Boolean(known.document) !== (kind === 'document'))
    throw new FileRefused('wrongType', fileMessages.wrongType(subjectOf(known), kind));
  const { name, type, bytes, document } = known;
  if (document)
    return {
      kind: 'document',
      media: id,
      name,
      type,
      bytes,
      ...document,
      ...(label !== undefined && { label }),
      ...translationsIn(translations, 'label'),
    };
  const defaults = defaultsOf(known);
  // The default focus refers to the whole picture.
  const shownFocus = focus === undefined && !crop ? defaults.focus : focus;
  return {
    kind: 'picture',
    media: id,
    alt: alt ?? defaults.alt,
    ...translationsIn(translations, 'alt'),
    ...((await renditionOf(library, { ...known, id }, crop ?? undefined, person)) as Rendition),
    // Firestore takes no undefined.
    ...(shownFocus && { focus: shownFocus }),
    ...(credit && { credit }),
  };
}
