import { isAccepted } from '@content/files';
import { compoundFileNames } from './compound-file';

/** The kind of a file by its content. `heic` gets a message of its own. */
export type SniffedKind =
  | { kind: 'picture' | 'document'; type: string }
  | { kind: 'heic' }
  | { kind: 'other' };

/** Office files of before 2007 share one container; its streams tell Word from Excel. */
function compoundFileType(bytes: Buffer): string | null {
  try {
    const names = compoundFileNames(bytes);
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
  const found = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime ?? '';
  if (isAccepted('picture', found)) return { kind: 'picture', type: found };
  if (found === 'image/heic' || found === 'image/heif' || found.startsWith('image/hei'))
    return { kind: 'heic' };
  const type = found === 'application/x-cfb' ? compoundFileType(bytes) : found;
  if (type && isAccepted('document', type)) return { kind: 'document', type };
  return { kind: 'other' };
}
