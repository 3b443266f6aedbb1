import { createHash } from 'node:crypto';
import type { FieldError, Person } from '@content/contract';
import { fileMessages, mediaRules, subjectOf, typeFromName } from '@content/files';
import { fileKind } from '@content/kinds/registry';
import { mediaTypes } from '@content/media';
import type { Area, PictureDetails } from '@content/picture-details';
import { isDeepStrictEqual } from 'node:util';
import type { FileField } from '@content';
import type { Media } from '@content/media';
import { logWarning } from '../request-log';
import type { Services } from '../services';
import type { NewObject } from '../store/files';
import type { MediaRecord, NewMedia } from '../store/media-record';
import { defaultsOf } from '../store/media-record';
import { sniffKind } from '../store/sniff';
import { ORIGINAL_NAME, partName, PictureError } from '../store/rendition-names';
import type { Shape } from '../store/pictures';
import type { Rendition, StoredFile, StoredPicture } from '../store/stored';
import type { FileRefusal } from './errors';
import type { UploadedFile } from './form';

/** What of a file is not stored yet. */
export interface NewUpload {
  readonly media: NewMedia;
  readonly objects: readonly NewObject[];
}

/** A checked file: how an item will refer to it, and what is to be stored before. */
export interface PreparedFile {
  readonly stored: StoredFile;
  /** Absent where all of it is in the media library. */
  readonly upload?: NewUpload;
  /** Of a picture: what its file was called. */
  readonly name?: string;
}

export type PreparedPicture = PreparedFile & { readonly stored: StoredPicture };

type Library = Pick<Services, 'media' | 'files'>;
/** What is asked of the library while a file is prepared. */
type KnownMedia = { readonly media: Pick<Library['media'], 'get'> };

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

/** The shape of a picture after a form: an absent part stays, null is that of the upload. */
export function shapeAfter(before: Shape, { crop, focus }: PictureDetails): Shape {
  const or = <T>(given: T | null | undefined, own: T | undefined) =>
    given === undefined ? own : (given ?? undefined);
  return { crop: or(crop, before.crop), focus: or(focus, before.focus) };
}

/** The first letters of a hash: more than enough to tell any two files apart. */
const ID_LENGTH = 40;

function hashOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, ID_LENGTH);
}

/** An upload of a picture, and how its bytes are read where a part of it has to be made. */
interface Original {
  readonly media: Omit<NewMedia, 'renditions'>;
  readonly known: MediaRecord | null;
  readonly read: () => Promise<Buffer>;
}

/** A use of a picture in a shape: with variants that are there, or that are made of the upload. */
async function pictureIn(
  { media, known, read }: Original,
  alt: string,
  { crop, focus }: Shape,
): Promise<PreparedPicture> {
  const part = partName(crop);
  const there = known?.renditions?.[part];
  const made = there ? undefined : await makeRendition(await read(), crop);
  const rendition = made && { ...made.rendition, ...(crop && { crop }) };
  const stored: StoredPicture = {
    kind: 'picture',
    media: media.id,
    alt,
    ...(there ?? (rendition as Rendition)),
    // Firestore takes no undefined.
    ...(focus && { focus }),
  };
  const { name } = known ?? media;
  if (!made || !rendition) return { stored, name };
  const original = known ? [] : [{ name: ORIGINAL_NAME, type: media.type, bytes: await read() }];
  const objects = [...made.objects, ...original];
  return { stored, name, upload: { media: { ...media, renditions: { [part]: rendition } }, objects } };
}

async function makeRendition(bytes: Buffer, crop: Area | undefined) {
  const { processPicture } = await import('../store/pictures');
  return processPicture(bytes, crop);
}

async function preparePicture(
  { media: library }: KnownMedia,
  { name, bytes }: UploadedFile,
  type: string,
  shape: Shape,
): Promise<PreparedPicture> {
  const id = hashOf(bytes);
  const media = { id, name: safeName(name, 'picture', type), type, bytes: bytes.length };
  return pictureIn({ media, known: await library.get(id), read: () => Promise.resolve(bytes) }, '', shape);
}

/** A picture of the library for `field`; `use` returns its alt text and shape. Throws FileRefused if the library lacks it. */
async function useOfPicture(
  { media: library, files }: Library,
  field: FileField,
  id: string,
  use: (known: MediaRecord) => { readonly alt: string; readonly shape: Shape },
): Promise<PreparedPicture> {
  const refused = (message: string) => new FileRefused('damaged', { field: field.upload, message });
  const known = await library.get(id);
  if (!known?.renditions) throw refused(fileMessages.notReused('picture'));
  const { name, type, bytes } = known;
  const { alt, shape } = use(known);
  const read = async () => {
    const original = await files.readOriginal(id);
    if (!original) throw refused(fileMessages.noOriginal);
    return original;
  };
  return refusing(field, 'The picture', () =>
    pictureIn({ media: { id, name, type, bytes }, known, read }, alt, shape),
  );
}

/**
 * A file of the library, used as `field`: a picture as is wanted, and where nothing is said as staff have described it in the
 * library. Throws FileRefused where it is not there.
 */
export async function useOfMedia(
  library: Library,
  field: FileField,
  id: string,
  wanted: PictureDetails,
): Promise<PreparedFile> {
  if (fileKind(field).media === 'picture')
    return useOfPicture(library, field, id, (known) => {
      const { alt, focus } = defaultsOf(known);
      // The default focus refers to the whole picture.
      const begin = focus && !wanted.crop ? { focus } : {};
      return { alt, shape: shapeAfter(begin, wanted) };
    });
  const known = await library.media.get(id);
  if (!known?.document)
    throw new FileRefused('damaged', { field: field.upload, message: fileMessages.notReused('document') });
  const { name, type, bytes, document } = known;
  return { stored: { kind: 'document', media: id, name, type, bytes, ...document } };
}

/** A stored picture with another part or another focus. Null where it has that shape already. Throws FileRefused. */
export async function reshapedPicture(
  library: Library,
  field: FileField,
  picture: StoredPicture,
  shape: Shape,
): Promise<PreparedPicture | null> {
  const { media, alt, crop, focus } = picture;
  if (isDeepStrictEqual([crop, focus], [shape.crop, shape.focus])) return null;
  return useOfPicture(library, field, media, () => ({ alt, shape }));
}

/** The picture of a document, made of its drawn first page. Null where it cannot be made: a document is complete without. */
async function prepareCover(firstPage: Buffer) {
  const { isNearlyWhite, processPicture } = await import('../store/pictures');
  try {
    const { rendition, objects } = await processPicture(firstPage);
    const hasBlankCover = await isNearlyWhite(firstPage);
    return { cover: rendition, hasBlankCover, objects };
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

/** Tells whether a known document has all that can be had in this request. */
function isComplete({ document }: MediaRecord, type: string, coverWidth: number | null): boolean {
  if (type !== 'application/pdf' || coverWidth === null) return true;
  const widest = Math.max(0, ...(document?.cover?.widths ?? []));
  return widest >= coverWidth;
}

async function prepareDocument(
  { media: library }: KnownMedia,
  file: UploadedFile,
  type: string,
  coverWidth: number | null,
): Promise<PreparedFile> {
  const name = safeName(file.name, 'document', type);
  // Under another name it is another one: the name is a part of its URL.
  const id = hashOf(name, '\0', file.bytes);
  const bytes = file.bytes.length;
  const known = await library.get(id);
  const used = (document: NonNullable<NewMedia['document']>): StoredFile => ({
    kind: 'document',
    media: id,
    name,
    type,
    bytes,
    ...document,
  });
  if (known?.document && isComplete(known, type, coverWidth)) return { stored: used(known.document) };
  const pdf = await readIfPdf(file, type, coverWidth);
  const made = pdf?.firstPage ? await prepareCover(pdf.firstPage) : null;
  const document = {
    pages: pdf?.pages ?? null,
    // Firestore takes no undefined.
    ...(made && { cover: made.cover }),
    ...(made?.hasBlankCover && { hasBlankCover: true as const }),
  };
  return {
    stored: used(document),
    upload: {
      media: { id, name, type, bytes, document },
      objects: [{ name, type, bytes: file.bytes }, ...(made?.objects ?? [])],
    },
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
 * Checks one file by its content and makes what is not in the library yet: of a picture what `shape` says, of a PDF with its
 * first page, so wide; null for without. Throws FileRefused.
 */
export async function prepareFile(
  library: KnownMedia,
  field: FileField,
  file: UploadedFile,
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
      ? preparePicture(library, file, found.type, shape)
      : prepareDocument(library, file, found.type, coverWidth),
  );
}

/** Stores what of a file is not stored yet: first the objects, then the document that tells of them. */
export async function storeUpload(
  { media, files }: Library,
  { upload }: PreparedFile,
  person: Person,
): Promise<void> {
  if (!upload) return;
  await files.add(upload.media.id, upload.objects);
  await media.add(upload.media, person);
}

/**
 * Removes large uploads that a write has taken, and the accounts that they were sent with. The write stands whatever becomes
 * of them: what stays ends after a day.
 */
export async function dropClaimed(
  { files, accounts }: Pick<Services, 'files' | 'accounts'>,
  claimed: readonly string[],
  person: Person,
): Promise<void> {
  try {
    await Promise.all(
      claimed.flatMap((uploadId) => [files.dropIncoming(person.uid, uploadId), accounts.endUpload(uploadId)]),
    );
  } catch (error) {
    logWarning('claimed upload not removed', error);
  }
}
