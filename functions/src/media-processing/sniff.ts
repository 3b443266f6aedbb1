import { isAccepted } from '@content/files/limits';
import { compoundFileNames } from './compound-file';

/** The kind of a file by its content. `heic` and `protected` get messages of their own. */
export type SniffedKind =
  | { kind: 'picture' | 'document'; type: string }
  | { kind: 'heic' | 'protected' | 'other' };

/** Readers of PDF look for its mark so far into a file: mail gateways and scanners write lines before it. */
const PDF_MARK_WITHIN = 1024;
/** Encrypted Office files of today. */
const PROTECTED = 'protected';

/** Office files of before 2007, and encrypted ones, share one container; its streams tell Word from Excel. */
function compoundFileType(bytes: Buffer): string | null {
  try {
    const names = compoundFileNames(bytes);
    if (names.has('EncryptedPackage')) return PROTECTED;
    if (names.has('WordDocument')) return 'application/msword';
    if (names.has('Workbook') || names.has('Book')) return 'application/vnd.ms-excel';
    return null;
  } catch {
    return null;
  }
}

/** Detects the kind of a file by its first bytes and structure, never by its name or declared type. */
export async function sniffKind(bytes: Buffer): Promise<SniffedKind> {
  const { fileTypeFromBuffer } = await import('file-type');
  const { mime = '' } = (await fileTypeFromBuffer(bytes).catch(() => undefined)) ?? {};
  const found = mime === 'image/apng' ? 'image/png' : mime; // whose first picture any reader of PNG shows
  if (isAccepted('picture', found)) return { kind: 'picture', type: found };
  if (found === 'image/heic' || found === 'image/heif' || found.startsWith('image/hei'))
    return { kind: 'heic' };
  const type = found === 'application/x-cfb' ? compoundFileType(bytes) : found;
  if (type === PROTECTED) return { kind: PROTECTED };
  if (type === '' && bytes.subarray(0, PDF_MARK_WITHIN + 5).includes('%PDF-'))
    return { kind: 'document', type: 'application/pdf' };
  if (type && isAccepted('document', type)) return { kind: 'document', type };
  return { kind: 'other' };
}
