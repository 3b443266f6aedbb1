import { randomUUID } from 'node:crypto';
import type { FieldError } from '@content/contract';
import { fileMessages, mediaRules, typeFromName } from '@content/files';
import { fileKind } from '@content/kinds/registry';
import { mediaTypes } from '@content/media';
import type { FileField } from '@content';
import type { Media } from '@content/media';
import type { NewObject } from '../store/files';
import { countPages } from '../store/pdf-pages';
import { sniffKind } from '../store/sniff';
import { PictureError } from '../store/picture-names';
import type { StoredFile } from '../store/stored';
import type { FileRefusal } from './errors';
import type { UploadedFile } from './form';

/** A checked file: what the document will hold and the objects to store, nothing stored yet. */
export interface PreparedFile {
  readonly stored: StoredFile;
  readonly objects: readonly NewObject[];
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

function stemOf(name: string): string {
  return Array.from(safeStem(name)).slice(0, 40).join('').trim().replaceAll(' ', '-');
}

async function preparePicture(file: UploadedFile, type: string, alt: string): Promise<PreparedFile> {
  const uploadId = randomUUID();
  const name = safeName(file.name, 'picture', type);
  const stem = stemOf(file.name);
  const { processPicture } = await import('../store/pictures');
  const { picture, objects } = await processPicture(file.bytes, stem);
  const original: NewObject = { name, type, bytes: file.bytes, original: true };
  return {
    stored: { kind: 'picture', uploadId, name, stem, alt, ...picture },
    objects: [...objects, original],
  };
}

async function prepareDocument(file: UploadedFile, type: string): Promise<PreparedFile> {
  const name = safeName(file.name, 'document', type);
  const pages = type === 'application/pdf' ? await countPages(file.bytes) : null;
  return {
    stored: { kind: 'document', uploadId: randomUUID(), name, type, bytes: file.bytes.length, pages },
    objects: [{ name, type, bytes: file.bytes }],
  };
}

const pictureRefusals: Readonly<Record<PictureError['reason'], { reason: FileRefusal; message: string }>> = {
  damaged: { reason: 'damaged', message: fileMessages.damagedPicture },
  'too many pixels': { reason: 'tooLarge', message: fileMessages.tooManyPixels },
  'too heavy': { reason: 'tooLarge', message: fileMessages.tooHeavy },
};

/** Checks one file by its content and makes what will be stored of it. Throws FileRefused. */
export async function prepareFile(field: FileField, file: UploadedFile, alt: string): Promise<PreparedFile> {
  const { media } = fileKind(field);
  const refuse = (reason: FileRefusal, message: string) =>
    new FileRefused(reason, { field: field.upload, message });
  if (file.bytes.length > mediaRules[media].maxBytes) throw refuse('tooLarge', fileMessages.tooLarge(media));
  const found = await sniffKind(file.bytes);
  if (media === 'picture' && found.kind === 'heic') throw refuse('wrongType', fileMessages.heic());
  if (found.kind !== media) throw refuse('wrongType', fileMessages.wrongType(media));
  try {
    return await (media === 'picture'
      ? preparePicture(file, found.type, alt)
      : prepareDocument(file, found.type));
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    const { reason, message } = pictureRefusals[error.reason];
    throw refuse(reason, message);
  }
}
