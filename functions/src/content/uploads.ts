import { randomUUID } from 'node:crypto';
import { PDFDocument } from 'pdf-lib';
import type { FieldError } from '@content/contract';
import { fileMessages, mediaRules } from '@content/files';
import { fileKind } from '@content/kinds/registry';
import type { FileField } from '@content';
import type { NewObject } from '../store/files';
import { sniffKind } from '../store/sniff';
import { PictureError, processPicture } from '../store/pictures';
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

/** A safe object name that keeps the file's own letters, Nepali ones too: no slashes, no control characters. */
function safeName(name: string): string {
  const cleaned = name
    .normalize('NFC')
    .replace(/^.*[\\/]/s, '')
    .replace(/[\p{C}\p{Zl}\p{Zp}?#%*:|"<>[\]]/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/^[.\s]+|[.\s]+$/gu, '');
  const dot = cleaned.lastIndexOf('.');
  const extension = dot > 0 ? cleaned.slice(dot).slice(0, 12) : '';
  const stem = dot > 0 ? cleaned.slice(0, dot) : cleaned;
  return (Array.from(stem).slice(0, 80).join('').trim() || 'file') + extension;
}

function stemOf(name: string): string {
  const stem = safeName(name).replace(/\.[^.]*$/u, '');
  return Array.from(stem).slice(0, 40).join('').trim().replaceAll(' ', '-') || 'picture';
}

async function pageCount(bytes: Buffer): Promise<number | null> {
  try {
    const pdf = await PDFDocument.load(bytes, { ignoreEncryption: true, updateMetadata: false });
    return pdf.getPageCount();
  } catch {
    return null;
  }
}

async function preparePicture(file: UploadedFile, type: string, alt: string): Promise<PreparedFile> {
  const uploadId = randomUUID();
  const name = safeName(file.name);
  const stem = stemOf(name);
  const { picture, objects } = await processPicture(file.bytes, stem);
  const original: NewObject = { name, type, bytes: file.bytes, original: true };
  return {
    stored: { kind: 'picture', uploadId, name, stem, alt, ...picture },
    objects: [...objects, original],
  };
}

async function prepareDocument(file: UploadedFile, type: string): Promise<PreparedFile> {
  const name = safeName(file.name);
  const pages = type === 'application/pdf' ? await pageCount(file.bytes) : null;
  return {
    stored: { kind: 'document', uploadId: randomUUID(), name, type, bytes: file.bytes.length, pages },
    objects: [{ name, type, bytes: file.bytes }],
  };
}

function pictureRefusal({ reason }: PictureError): { reason: FileRefusal; message: string } {
  if (reason === 'damaged') return { reason, message: fileMessages.damagedPicture };
  return { reason: 'tooLarge', message: fileMessages.tooManyPixels };
}

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
    const { reason, message } = pictureRefusal(error);
    throw refuse(reason, message);
  }
}
