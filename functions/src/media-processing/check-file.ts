import { createHash } from 'node:crypto';
import { fileMessages, mediaRules, subjectOf, typeFromName, isAccepted } from '@content/files/limits';
import { type FileKind, mediaTypes } from '@content/files/media-types';
import type { NewMedia } from '../model/media';

/** The kind of a file by its content; undefined for any other. What cannot be used says why. */
type SniffedKind =
  | { kind: FileKind; type: string; unusable?: undefined }
  | { kind: FileKind; unusable: 'heic' | 'protected' }
  | { kind: undefined };

/** Readers of PDF look for its mark so far into a file: mail gateways and scanners write lines before it. */
const PDF_MARK_WITHIN = 1024;
/** Encrypted Office files of today. */
const PROTECTED = 'protected';

const WORD = 'application/msword';
const EXCEL = 'application/vnd.ms-excel';
/** The first bytes of the class ids of Word 6 and 97, of Excel 5 and 97. */
const CLASSES = new Map([
  ['00090200', WORD],
  ['06090200', WORD],
  ['10080200', EXCEL],
  ['20080200', EXCEL],
]);
/** Bytes of an entry in the directory of a compound file (MS-CFB): its name, 64 bytes on the name's length, 80 its class. */
const ENTRY = 128;

/** Whether the directory of a compound file has an entry of this name, at whatever depth. */
function hasEntry(bytes: Buffer, name: string): boolean {
  const text = Buffer.from(`${name}\0`, 'utf16le');
  for (let at = bytes.indexOf(text); at >= 0 && at + ENTRY <= bytes.length; at = bytes.indexOf(text, at + 1))
    if (at % ENTRY === 0 && bytes.readUInt16LE(at + 64) === text.length) return true;
  return false;
}

/**
 * Office files of before 2007, and encrypted ones, share one container. The class of its root tells Word from Excel; where a
 * program has written none, the names in its directory do.
 */
function compoundFileType(bytes: Buffer): string | null {
  if (bytes.length < 4 * ENTRY) return null;
  if (hasEntry(bytes, 'EncryptedPackage')) return PROTECTED;
  const root = (bytes.readInt32LE(48) + 1) * 2 ** bytes.readUInt16LE(30);
  const named = CLASSES.get(bytes.toString('hex', root + 80, root + 84));
  if (named) return named;
  if (hasEntry(bytes, 'PowerPoint Document')) return null;
  if (hasEntry(bytes, 'WordDocument')) return WORD;
  return hasEntry(bytes, 'Workbook') || hasEntry(bytes, 'Book') ? EXCEL : null;
}

/** Detects the kind of a file by its first bytes and structure, never by its name or declared type. */
async function sniffKind(bytes: Buffer): Promise<SniffedKind> {
  const { fileTypeFromBuffer } = await import('file-type');
  const { mime = '' } = (await fileTypeFromBuffer(bytes).catch(() => undefined)) ?? {};
  const found = mime === 'image/apng' ? 'image/png' : mime; // whose first picture any reader of PNG shows
  if (isAccepted('picture', found)) return { kind: 'picture', type: found };
  if (found.startsWith('image/hei')) return { kind: 'picture', unusable: 'heic' };
  const type = found === 'application/x-cfb' ? compoundFileType(bytes) : found;
  if (type === PROTECTED) return { kind: 'document', unusable: PROTECTED };
  if (type === '' && bytes.subarray(0, PDF_MARK_WITHIN + 5).includes('%PDF-'))
    return { kind: 'document', type: 'application/pdf' };
  if (type && isAccepted('document', type)) return { kind: 'document', type };
  return { kind: undefined };
}

/** A file as it was uploaded, whole, in memory. */
export interface UploadedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** A file that has been checked: what it is, by its content, and its bytes. */
export interface CheckedFile {
  readonly kind: FileKind;
  /** How messages refer to it. */
  readonly subject: string;
  readonly media: Pick<NewMedia, 'id' | 'name' | 'type' | 'bytes'>;
  readonly content: Buffer;
}

/** Why a file is refused. */
export type FileRefusal = 'damaged' | 'tooLarge' | 'wrongType';

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
function safeName(name: string, media: FileKind, type: string): string {
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

/** Checks one file by its content; without a kind it is what it is. Throws FileRefused. */
export async function checkFile(
  wanted: FileKind | undefined,
  { name, bytes: content }: UploadedFile,
): Promise<CheckedFile> {
  const subject = subjectOf({ name });
  const found = await sniffKind(content);
  const kind = wanted ?? found.kind;
  if (!kind) throw new FileRefused('wrongType', fileMessages.neither(subject));
  if (content.length > mediaRules[kind].maxBytes)
    throw new FileRefused('tooLarge', fileMessages.tooLarge(subject, kind));
  if (found.kind !== kind) throw new FileRefused('wrongType', fileMessages.wrongType(subject, kind));
  if (found.unusable) throw new FileRefused('wrongType', fileMessages[found.unusable](subject));
  const kept = safeName(name, kind, found.type);
  // A document under another name is another one: the name is a part of its URL.
  const id = kind === 'picture' ? hashOf(content) : hashOf(kept, '\0', content);
  return { kind, subject, media: { id, name: kept, type: found.type, bytes: content.length }, content };
}
