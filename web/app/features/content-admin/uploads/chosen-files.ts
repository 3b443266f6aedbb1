import { type FileKind, mediaTypes } from '@content/files/media-types';
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

type Detected = FileKind | 'heic' | 'other' | null;

/** The first bytes that are looked at: those within which the mark of a PDF begins, and the mark itself. */
const HEAD = 1024 + 5;

/** The signatures of files; the first that fits decides. The server checks the whole file later. */
const signatures: readonly (readonly [RegExp, Detected])[] = [
  [/^(?:\xff\xd8\xff|\x89PNG\r\n|GIF8|RIFF.{4}WEBP)/s, 'picture'],
  // AVIF and HEIC share a container, which lists its brands.
  [/^.{4}ftyp.{0,52}avi[fs]/s, 'picture'],
  [/^.{4}ftyp.{0,52}(?:hei[cfmsx]|hev[cmsx]|mif1|msf1)/s, 'heic'],
  // DOCX and XLSX, which are ZIP archives; DOC and XLS.
  [/^(?:PK\W\W|\xd0\xcf\W\xe0)/, 'document'],
  [/%PDF-/, 'document'],
];

/** What a file looks like by its first bytes, whatever its name; null where it cannot be read any more. */
export async function sniffMediaType(file: Blob): Promise<Detected> {
  try {
    const head = String.fromCharCode(...new Uint8Array(await file.slice(0, HEAD).arrayBuffer()));
    return signatures.find(([signature]) => signature.test(head))?.[1] ?? 'other';
  } catch {
    return null;
  }
}

/** The limits of files, shown before one is chosen; `maxCount` is given where there can be several. */
export function formatLimits(media: FileKind, maxCount?: number): string {
  const limits = limitsText(media, maxCount);
  if (media === 'document') return limits;
  return `${limits} If your browser can, it makes larger ones smaller before sending them.`;
}

/** The `accept` of a file input. */
export function acceptOf(media: FileKind): string {
  const types = Object.keys(mediaTypes[media]);
  // Systems without Office know no type for its files: there their names decide.
  return (media === 'document' ? [...types, ...endingsOf(media)] : types).join(',');
}

/**
 * Why a file cannot be used, or null: the wrong type, empty, or too large, which a picture is only where it cannot be made
 * smaller. Its first bytes decide, since a phone may call a JPEG .HEIC; where they are not enough, its type. The server checks
 * the content later.
 */
export async function chosenRefusal(media: FileKind, file: File): Promise<string | null> {
  const subject = subjectOf(file);
  if (file.size === 0) return `${subject} is empty. Choose another file.`;
  const detected = await sniffMediaType(file);
  if (media === 'picture' && detected === 'heic') return fileMessages.heic(subject);
  const isTyped = isAccepted(media, mediaType(file));
  const isRight = detected === null ? isTyped : detected === media;
  // DOCX is a ZIP archive like many others.
  if (!isRight || (media === 'document' && !isTyped)) return fileMessages.wrongType(subject, media);
  if (file.size <= mediaRules[media].maxBytes) return null;
  if (media === 'picture' && (await preparedPicture(file))) return null;
  return `${subject} has ${fileSize(file.size)}. A ${media} can have at most ${maxSizeText(media)}. Make it smaller and choose it again.`;
}

/** The chosen files that a field accepts, and why it refuses the others. A field of one file accepts the first that can be used. */
export async function acceptedOf(media: FileKind, files: readonly File[], multiple: boolean) {
  const reasons = await Promise.all(files.map((file) => chosenRefusal(media, file)));
  const usable = files.filter((_, at) => reasons[at] === null);
  const accepted = multiple ? usable : usable.slice(0, 1);
  const left = usable.slice(accepted.length).map((file) => fileMessages.onlyOne(subjectOf(file), media));
  return { accepted, refusals: [...reasons.filter((reason) => reason !== null), ...left] };
}
