import { createHash, randomUUID } from 'node:crypto';
import type { FieldError } from '@content/contract';
import { fileMessages, mediaRules, subjectOf, typeFromName } from '@content/files';
import { fileKind } from '@content/kinds/registry';
import { mediaTypes } from '@content/media';
import type { PictureDetails } from '@content/picture-details';
import { isDeepStrictEqual } from 'node:util';
import type { FileField } from '@content';
import type { Media } from '@content/media';
import type { NewObject, UploadLocation } from '../store/files';
import { sniffKind } from '../store/sniff';
import { ORIGINAL_NAME, PictureError } from '../store/rendition-names';
import type { Shape } from '../store/pictures';
import type { StoredFile, StoredPicture } from '../store/stored';
import type { FileRefusal } from './errors';
import type { UploadedFile } from './form';

/** A checked file: what the document will hold and the objects to store, nothing stored yet. */
export interface PreparedFile {
  readonly stored: StoredFile;
  readonly objects: readonly NewObject[];
  /** Of a new picture: what its file was called. */
  readonly name?: string;
  /** The upload whose objects are to be copied instead, within Storage. */
  readonly copyOf?: UploadLocation;
}

/** A file that cannot be taken, and the error of its field. */
export class FileRefused extends Error {
  constructor(
    readonly reason: FileRefusal,
    readonly error: FieldError,
  ) {
    super(error.message);
    this.name = 'FileRefused';
  }
}

/** Characters of a name that are looked at: more than any file system holds. */
const NAME_LENGTH = 300;

/** A safe name without its ending, which keeps the file's own letters, Nepali ones too: no slashes, no control characters. */
function safeStem(name: string): string {
  const cut = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1).slice(0, NAME_LENGTH);
  const cleaned = cut
    .normalize('NFC')
    // The joiners are letters' own in Nepali; everything else that cannot be seen goes.
    .replace(/(?![\u200c\u200d])[\p{C}\p{Zl}\p{Zp}?#%*:|"<>[\]]/gu, '')
    .replace(/\s+/gu, ' ');
  const ending = /\.[A-Za-z0-9]{1,5}$/.exec(cleaned)?.[0] ?? '';
  const stem = typeFromName(ending) ? cleaned.slice(0, -ending.length) : cleaned;
  const bare = stem.replace(/^[.\s]+/u, '').replace(/[.\s]+$/u, '');
  return Array.from(bare).slice(0, 80).join('').trim() || 'file';
}

/** The name a file is kept under: its own, with an ending that fits what it is. */
function safeName(name: string, media: Media, type: string): string {
  const fitting = mediaTypes[media][type] ?? [];
  const own = /\.([A-Za-z0-9]{1,5})\s*$/.exec(name.slice(-20))?.[1] ?? '';
  const ending = fitting.includes(own.toLowerCase()) ? own : (fitting[0] ?? '');
  return `${safeStem(name)}.${ending}`;
}

function isSameShape(a: Shape, b: Shape): boolean {
  return isDeepStrictEqual([a.crop, a.focus], [b.crop, b.focus]);
}

/** The shape of a picture after a form: an absent part stays, null is that of the upload. */
export function shapeAfter(before: Shape, { crop, focus }: PictureDetails): Shape {
  const or = <T>(given: T | null | undefined, own: T | undefined) =>
    given === undefined ? own : (given ?? undefined);
  return { crop: or(crop, before.crop), focus: or(focus, before.focus) };
}

/** A picture's variants in a shape, under an upload id of their own, with the upload they are made of. */
async function makePicture(
  original: Pick<NewObject, 'type' | 'bytes'>,
  known: Pick<StoredPicture, 'alt' | 'source'>,
  { crop, focus }: Shape,
): Promise<PreparedFile & { readonly stored: StoredPicture }> {
  const { processPicture } = await import('../store/pictures');
  const { picture, objects } = await processPicture(original.bytes, crop);
  const stored: StoredPicture = {
    kind: 'picture',
    uploadId: randomUUID(),
    ...known,
    ...picture,
    // Firestore takes no undefined.
    ...(crop && { crop }),
    ...(focus && { focus }),
  };
  return { stored, objects: [...objects, { ...original, name: ORIGINAL_NAME, original: true }] };
}

async function preparePicture(
  { name, bytes }: UploadedFile,
  type: string,
  alt: string,
  shape: Shape,
): Promise<PreparedFile> {
  const source = createHash('sha256').update(bytes).digest('hex').slice(0, 40);
  const made = await makePicture({ type, bytes }, { alt, source }, shape);
  return { ...made, name: safeName(name, 'picture', type) };
}

/** A stored picture with another part or another focus, made of its upload. Null where it has that shape already. */
export async function remakePicture(
  field: FileField,
  picture: StoredPicture,
  shape: Shape,
  readOriginal: () => Promise<Buffer | null>,
): Promise<PreparedFile | null> {
  if (isSameShape(picture, shape)) return null;
  const { alt, source } = picture;
  const bytes = await readOriginal();
  if (!bytes) throw new FileRefused('damaged', { field: field.upload, message: fileMessages.noOriginal });
  const found = await sniffKind(bytes);
  const type = found.kind === 'picture' ? found.type : 'application/octet-stream';
  return refusing(field, 'The picture', () => makePicture({ type, bytes }, { alt, source }, shape));
}

/** Another use of a stored file, whose objects are copied. */
export function copyFile(file: StoredFile, from: UploadLocation): PreparedFile {
  return { stored: { ...file, uploadId: randomUUID() }, objects: [], copyOf: from };
}

/** The same checked picture for another item. */
export function withOwnUploadId(prepared: PreparedFile): PreparedFile {
  return { ...prepared, stored: { ...prepared.stored, uploadId: randomUUID() } };
}

/** The picture of a document, made of its drawn first page. Null where it cannot be made: a document is complete without. */
async function prepareCover(firstPage: Buffer) {
  const { isNearlyWhite, processPicture } = await import('../store/pictures');
  try {
    const { picture, objects } = await processPicture(firstPage);
    const hasBlankCover = await isNearlyWhite(firstPage);
    return { cover: picture, hasBlankCover, objects };
  } catch (error) {
    if (error instanceof PictureError) return null;
    throw error;
  }
}

/** Null for other documents. `coverWidth` is null for no first page. */
async function readIfPdf({ bytes }: UploadedFile, type: string, coverWidth: number | null) {
  if (type !== 'application/pdf') return null;
  const { readPdf } = await import('../store/pdf');
  return readPdf(bytes, coverWidth);
}

async function prepareDocument(
  file: UploadedFile,
  type: string,
  coverWidth: number | null,
): Promise<PreparedFile> {
  const name = safeName(file.name, 'document', type);
  const pdf = await readIfPdf(file, type, coverWidth);
  const made = pdf?.firstPage ? await prepareCover(pdf.firstPage) : null;
  const bytes = file.bytes.length;
  return {
    stored: {
      kind: 'document',
      uploadId: randomUUID(),
      name,
      type,
      bytes,
      pages: pdf?.pages ?? null,
      // Firestore takes no undefined.
      ...(made && { cover: made.cover }),
      ...(made?.hasBlankCover && { hasBlankCover: true }),
    },
    objects: [{ name, type, bytes: file.bytes }, ...(made?.objects ?? [])],
  };
}

const pictureRefusals: Readonly<
  Record<PictureError['reason'], { reason: FileRefusal; message: (subject: string) => string }>
> = {
  damaged: { reason: 'damaged', message: fileMessages.damagedPicture },
  'too many pixels': { reason: 'tooLarge', message: fileMessages.tooManyPixels },
  'too heavy': { reason: 'tooLarge', message: fileMessages.tooHeavy },
};

/** Runs work on a picture; one that cannot be read is refused. */
async function refusing<T>(field: FileField, subject: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    const { reason, message } = pictureRefusals[error.reason];
    throw new FileRefused(reason, { field: field.upload, message: message(subject) });
  }
}

/** Pixels in which a first page is drawn: of a document that may stand for a picture, and of others. */
export const COVER_WIDTHS = { large: 1600, small: 800 } as const;

/**
 * Checks one file by its content and makes what will be stored of it: of a picture what `shape` says, of a PDF with its first
 * page, so wide; null for without. Throws FileRefused.
 */
export async function prepareFile(
  field: FileField,
  file: UploadedFile,
  alt: string,
  { coverWidth = COVER_WIDTHS.small, shape = {} }: { coverWidth?: number | null; shape?: Shape } = {},
): Promise<PreparedFile> {
  const { media } = fileKind(field);
  const subject = subjectOf(file);
  const refuse = (reason: FileRefusal, message: string) =>
    new FileRefused(reason, { field: field.upload, message });
  if (file.bytes.length > mediaRules[media].maxBytes)
    throw refuse('tooLarge', fileMessages.tooLarge(subject, media));
  const found = await sniffKind(file.bytes);
  if (media === 'picture' && found.kind === 'heic') throw refuse('wrongType', fileMessages.heic(subject));
  if (found.kind !== media) throw refuse('wrongType', fileMessages.wrongType(subject, media));
  return refusing(field, subject, () =>
    media === 'picture'
      ? preparePicture(file, found.type, alt, shape)
      : prepareDocument(file, found.type, coverWidth),
  );
}
