import type { FileField } from '@content';
import { fileSize } from '@content/document-facts';
import {
  endingsOf,
  fileMessages,
  isAccepted,
  isHeic,
  limitsText,
  maxSizeText,
  mediaRules,
} from '@content/files';
import { fileKind } from '@content/kinds/registry';
import { mediaTypes } from '@content/media';
import type { FormFile, ReusedPicture } from './content';
import { looksLike } from './looks-like';

/** The limits of a field's files, told before one is chosen. */
export function limitsInWords(field: FileField): string {
  const kind = fileKind(field);
  const limits = limitsText(kind.media, kind.several ? kind.maxCount(field) : undefined);
  if (kind.media === 'document') return limits;
  return `${limits} Larger ones are made smaller here before they are sent, where the browser can.`;
}

/** The `accept` of a field's file input. */
export function acceptOf(field: FileField): string {
  const { media } = fileKind(field);
  const types = Object.keys(mediaTypes[media]);
  // Systems without Office know no type for its files: there their names decide.
  return (media === 'document' ? [...types, ...endingsOf(media)] : types).join(',');
}

/** Why a file cannot be chosen, or null: the wrong kind, empty, or a document that is too large. */
function choiceRefusal(field: FileField, file: Pick<File, 'name' | 'type' | 'size'>): string | null {
  const { media } = fileKind(field);
  if (isHeic(file)) return fileMessages.heic(`“${file.name}”`);
  // Some systems know no type for a file; its name says enough until the server looks inside.
  const named =
    ['', 'application/octet-stream'].includes(file.type) &&
    endingsOf(media).some((ending) => file.name.toLowerCase().endsWith(ending));
  if (!isAccepted(media, file.type) && !named) return fileMessages.wrongType(media, `“${file.name}”`);
  if (file.size === 0) return `“${file.name}” is empty. Choose another file.`;
  return media === 'document' ? refusal(field, file) : null;
}

/** Why a file cannot be chosen, or null, once its first bytes were looked at: a name tells nothing of a renamed file. */
export async function chosenRefusal(field: FileField, file: File): Promise<string | null> {
  const { media } = fileKind(field);
  const byName = choiceRefusal(field, file);
  if (byName !== null) return byName;
  const looks = await looksLike(file);
  if (looks === null || looks === media) return null;
  const subject = `“${file.name}”`;
  return media === 'picture' && looks === 'heic'
    ? fileMessages.heic(subject)
    : fileMessages.wrongType(media, subject);
}

/** Why a file cannot be sent as it is, or null; the server checks its content later. */
export function refusal(field: FileField, file: Pick<File, 'name' | 'type' | 'size'>): string | null {
  const { media } = fileKind(field);
  if (file.size > mediaRules[media].maxBytes) {
    return `“${file.name}” has ${fileSize(file.size)}. A ${media} can have at most ${maxSizeText(media)}. Make it smaller and choose it again.`;
  }
  return media === 'document' ? null : choiceRefusal(field, file);
}

/** A chosen file as the form holds it. */
export function freshFile(file: File, alt = ''): FormFile {
  return { id: crypto.randomUUID(), alt, fresh: file };
}

/** A picture that is used already, as the form holds it. */
export function reusedFile(reused: ReusedPicture): FormFile {
  return { id: crypto.randomUUID(), alt: reused.file.alt, reused };
}

/** `list` with the entry at `from` moved to `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, i) => i !== from);
  const entry = list[from];
  return entry === undefined ? rest : [...rest.slice(0, to), entry, ...rest.slice(to)];
}
