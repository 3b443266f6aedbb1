import type { Media } from '@content/media';

/** What the first bytes of a file say it is; null where they cannot be read. */
export type Looks = Media | 'heic' | 'other' | null;

/** Bytes that are looked at: enough for the list of brands of a HEIC or AVIF picture. */
const HEAD = 64;

const text = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** AVIF and HEIC are boxes of the same make; the brands tell them apart, the main one first. */
function boxKind(bytes: Uint8Array): Looks {
  const brands = text(bytes, 8, HEAD);
  if (/avi[fs]/.test(brands)) return 'picture';
  return /hei[cfmsx]|hev[cmsx]|mif1|msf1/.test(brands) ? 'heic' : 'other';
}

/** DOCX and XLSX, which are ZIP archives; DOC and XLS. */
const documents = ['PK\u0003\u0004', '\u00d0\u00cf\u0011\u00e0'];

/** What a file is by its first bytes, whatever it is called. The site looks closer once it has all of it. */
function looksLikeBytes(bytes: Uint8Array): Looks {
  const head = text(bytes, 0, HEAD);
  if (/^(?:\xff\xd8\xff|\x89PNG\r\n|GIF8|RIFF.{4}WEBP)/s.test(head)) return 'picture';
  if (head.slice(4, 8) === 'ftyp') return boxKind(bytes);
  return documents.some((sign) => head.startsWith(sign)) || head.includes('%PDF-') ? 'document' : 'other';
}

/** The same of a chosen file. */
export async function sniffMediaType(file: Blob): Promise<Looks> {
  try {
    return looksLikeBytes(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()));
  } catch {
    return null;
  }
}
