import { isAccepted } from '@content/files/limits';
import type { Media } from '@content/files/media-types';

/** The kind of a file by its content; undefined for any other. What cannot be used says why. */
export type SniffedKind =
  | { kind: Media; type: string; unusable?: undefined }
  | { kind: Media; unusable: 'heic' | 'protected' }
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
export async function sniffKind(bytes: Buffer): Promise<SniffedKind> {
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
