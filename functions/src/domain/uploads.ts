import { createHash } from 'node:crypto';
import type { Person } from '@content/contract';
import { fileMessages, mediaRules, subjectOf, typeFromName } from '@content/files';
import { mediaTypes } from '@content/media';
import type { Area, FileCaption, FileUse } from '@content/picture-details';
import { languages, type Language } from '@site/locale';
import type { Media } from '@content/media';
import { logWarning } from '../request-log';
import type { Services } from '../services';
import type { NewObject } from '../store/files';
import type { MediaRecord, NewMedia, Rendition, StoredFile } from '../store/stored';
import { defaultsOf } from '../store/stored';
import { sniffKind } from '../store/sniff';
import { ORIGINAL_NAME, partName, PictureError } from '../store/rendition-names';
import type { FileRefusal } from './errors';
import type { UploadedFile } from './form';

/** A file that has been checked: what it is, by its content, and its bytes. */
export interface CheckedFile {
  readonly kind: Media;
  /** How messages refer to it. */
  readonly subject: string;
  readonly media: Pick<NewMedia, 'id' | 'name' | 'type' | 'bytes'>;
  readonly content: Buffer;
}

type Library = Pick<Services, 'media' | 'files'>;

/** A new file of the library, and the objects that are stored of it. */
interface NewUpload {
  readonly media: NewMedia;
  readonly objects: readonly NewObject[];
}

/** A file that cannot be taken; the message is a complete sentence for people. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';

  constructor(
    readonly reason: FileRefusal,
    message: string,
  ) {
    super(message);
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

/** The first letters of a hash: more than enough to tell any two files apart. */
const ID_LENGTH = 40;

function hashOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, ID_LENGTH);
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

const PDF = 'application/pdf';
/** The width in which first pages are drawn, in pixels: they may stand for a picture. */
const COVER_WIDTH = 1600;

/** A document with its first page, where it is a PDF that can be drawn. */
async function documentOf({ media, content }: CheckedFile, isDrawn: boolean): Promise<NewUpload> {
  const isPdf = media.type === PDF;
  const { pages, firstPage } = isPdf
    ? await (await import('../store/pdf')).readPdf(content, isDrawn ? COVER_WIDTH : null)
    : { pages: null, firstPage: null };
  const made = firstPage ? await prepareCover(firstPage) : null;
  const document = {
    pages,
    // Firestore takes no undefined.
    ...(made && { cover: made.cover }),
    ...(made?.hasBlankCover && { hasBlankCover: true as const }),
  };
  const objects = [{ name: media.name, type: media.type, bytes: content }, ...(made?.objects ?? [])];
  return { media: { ...media, document }, objects };
}

/** A part of a picture, or all of it, with the objects that show it. Throws FileRefused. */
async function partOf(subject: string, content: Buffer, crop?: Area) {
  const { processPicture } = await import('../store/pictures');
  try {
    const { rendition, objects } = await processPicture(content, crop);
    return { renditions: { [partName(crop)]: { ...rendition, ...(crop && { crop }) } }, objects };
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    const { reason, message } = pictureRefusals[error.reason];
    throw new FileRefused(reason, message(subject));
  }
}

const pictureRefusals: Readonly<
  Record<PictureError['reason'], { reason: FileRefusal; message: (subject: string) => string }>
> = {
  damaged: { reason: 'damaged', message: fileMessages.damagedPicture },
  'too many pixels': { reason: 'tooLarge', message: fileMessages.tooManyPixels },
  'too heavy': { reason: 'tooLarge', message: fileMessages.tooHeavy },
};

/** Checks one file by its content; without a kind it is what it is. Throws FileRefused. */
export async function checkFile(
  wanted: Media | undefined,
  { name, bytes: content }: Pick<UploadedFile, 'name' | 'bytes'>,
): Promise<CheckedFile> {
  const subject = subjectOf({ name });
  const found = await sniffKind(content);
  const kind =
    wanted ?? (found.kind === 'heic' ? 'picture' : found.kind === 'protected' ? 'document' : found.kind);
  if (kind === 'other') throw new FileRefused('wrongType', fileMessages.neither(subject));
  if (content.length > mediaRules[kind].maxBytes)
    throw new FileRefused('tooLarge', fileMessages.tooLarge(subject, kind));
  if (kind === 'picture' && found.kind === 'heic')
    throw new FileRefused('wrongType', fileMessages.heic(subject));
  if (kind === 'document' && found.kind === 'protected')
    throw new FileRefused('wrongType', fileMessages.protected(subject));
  if (found.kind !== kind) throw new FileRefused('wrongType', fileMessages.wrongType(subject, kind));
  const kept = safeName(name, kind, found.type);
  // A document under another name is another one: the name is a part of its URL.
  const id = kind === 'picture' ? hashOf(content) : hashOf(kept, '\0', content);
  return { kind, subject, media: { id, name: kept, type: found.type, bytes: content.length }, content };
}

/** What is stored of a checked file: a picture whole; with `isDrawn`, a PDF gets its first page as a cover. Throws FileRefused. */
export async function newUpload(checked: CheckedFile, isDrawn: boolean): Promise<NewUpload> {
  if (checked.kind === 'document') return documentOf(checked, isDrawn);
  const { subject, media, content } = checked;
  const { renditions, objects } = await partOf(subject, content);
  const original = { name: ORIGINAL_NAME, type: media.type, bytes: content };
  return { media: { ...media, renditions }, objects: [...objects, original] };
}

/** Whether the library has all of a file that this request can make. */
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
  kind: Media | undefined,
  file: Pick<UploadedFile, 'name' | 'bytes'>,
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
  const { media, objects } = await newUpload(checked, isDrawn);
  await files.add(id, objects);
  await library.add(media, person);
  return { media: id, isNew: !known };
}

/** The translations of a use's text, as they are stored; nothing where there are none. */
function translationsIn(use: Partial<Record<Language, FileCaption | undefined>>, name: keyof FileCaption) {
  const given = languages.flatMap((language): [Language, string][] => {
    const text = use[language]?.[name];
    return text ? [[language, text]] : [];
  });
  return given.length > 0 ? { translations: Object.fromEntries<string>(given) } : {};
}

/** The shown part of a picture of the library, which is made and stored where nothing shows it yet. Throws FileRefused. */
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
  const { renditions, objects } = await partOf('The picture', original, crop);
  await files.add(id, objects);
  const { name, type, bytes } = known;
  await library.add({ id, name, type, bytes, renditions }, person);
  return renditions[partName(crop)];
}

/** A use of a file of the library, as it is stored; it has to be of a kind. Throws FileRefused. */
export async function fileInUse(
  library: Library,
  kind: Media,
  { media: id, alt, label, focus, crop, ...translations }: FileUse,
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
  };
}

/** Removes large uploads that a write has taken, with their grants. The write stands whatever becomes of them: what stays ends after a day. */
export async function dropClaimed(
  { files, uploadGrants }: Pick<Services, 'files' | 'uploadGrants'>,
  claimed: readonly string[],
  person: Person,
): Promise<void> {
  try {
    await Promise.all(
      claimed.flatMap((uploadId) => [files.dropIncoming(person.uid, uploadId), uploadGrants.end(uploadId)]),
    );
  } catch (error) {
    logWarning('claimed upload not removed', error);
  }
}
