import { type Media, mediaTypes } from '@content/files/media-types';
import { fileSize } from '@content/files/document-facts';
import {
  endingsOf,
  fileMessages,
  isAccepted,
  limitsText,
  maxSizeText,
  mediaRules,
  mediaType,
  subjectOf,
} from '@content/files/limits';
import { preparedPicture } from './prepared-picture';

export type Looks = Media | 'heic' | 'other' | null;

/** The first bytes that are looked at: enough for the list of brands of a HEIC or AVIF picture. */
const HEAD = 64;
/** Those within which the mark of a PDF begins, and the mark itself. */
const PDF_HEAD = 1024 + 5;

const text = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** AVIF and HEIC share a container; the brands differ, the main one first. */
function boxKind(bytes: Uint8Array): Looks {
  const brands = text(bytes, 8, HEAD);
  if (/avi[fs]/.test(brands)) return 'picture';
  return /hei[cfmsx]|hev[cmsx]|mif1|msf1/.test(brands) ? 'heic' : 'other';
}

/** DOCX and XLSX, which are ZIP archives; DOC and XLS. */
const documents = ['PK\u0003\u0004', '\u00d0\u00cf\u0011\u00e0'];

/** The type by the first bytes, whatever the name. The server checks the whole file later. */
function looksLikeBytes(bytes: Uint8Array): Looks {
  const head = text(bytes, 0, HEAD);
  if (/^(?:\xff\xd8\xff|\x89PNG\r\n|GIF8|RIFF.{4}WEBP)/s.test(head)) return 'picture';
  if (head.slice(4, 8) === 'ftyp') return boxKind(bytes);
  return documents.some((sign) => head.startsWith(sign)) || text(bytes, 0, PDF_HEAD).includes('%PDF-')
    ? 'document'
    : 'other';
}

/** What a file looks like; null where it cannot be read any more. */
export async function sniffMediaType(file: Blob): Promise<Looks> {
  try {
    return looksLikeBytes(new Uint8Array(await file.slice(0, PDF_HEAD).arrayBuffer()));
  } catch {
    return null;
  }
}

/** The limits of files, shown before one is chosen; `maxCount` is given where there can be several. */
export function formatLimits(media: Media, maxCount?: number): string {
  const limits = limitsText(media, maxCount);
  if (media === 'document') return limits;
  return `${limits} If your browser can, it makes larger ones smaller before sending them.`;
}

/** The `accept` of a file input. */
export function acceptOf(media: Media): string {
  const types = Object.keys(mediaTypes[media]);
  // Systems without Office know no type for its files: there their names decide.
  return (media === 'document' ? [...types, ...endingsOf(media)] : types).join(',');
}

/** What is said of a file that is too large. */
const tooLarge = (media: Media, { name, size }: Pick<File, 'name' | 'size'>) =>
  `${subjectOf({ name })} has ${fileSize(size)}. A ${media} can have at most ${maxSizeText(media)}. Make it smaller and choose it again.`;

/**
 * Why a file cannot be used, or null: the wrong type, empty, or too large, which a picture is only where it cannot be made
 * smaller. Its first bytes decide, since a phone may call a JPEG .HEIC; where they are not enough, its type. The server checks
 * the content later.
 */
export async function chosenRefusal(media: Media, file: File): Promise<string | null> {
  const subject = subjectOf(file);
  if (file.size === 0) return `${subject} is empty. Choose another file.`;
  const looks = await sniffMediaType(file);
  if (media === 'picture' && looks === 'heic') return fileMessages.heic(subject);
  const isTyped = isAccepted(media, mediaType(file));
  const isRight = looks === null ? isTyped : looks === media;
  // DOCX is a ZIP archive like many others.
  if (!isRight || (media === 'document' && !isTyped)) return fileMessages.wrongType(subject, media);
  if (file.size <= mediaRules[media].maxBytes) return null;
  return media === 'picture' && (await preparedPicture(file)) ? null : tooLarge(media, file);
}

/** What a field takes of the files that it is given, and why it does not take the others. One file alone is the first that can be used. */
export async function chosenOf(media: Media, files: readonly File[], multiple: boolean) {
  const reasons = await Promise.all(files.map((file) => chosenRefusal(media, file)));
  const usable = files.filter((_, at) => reasons[at] === null);
  const taken = multiple ? usable : usable.slice(0, 1);
  const left = usable.slice(taken.length).map((file) => fileMessages.onlyOne(subjectOf(file), media));
  return { taken, refusals: [...reasons.filter((reason) => reason !== null), ...left] };
}
