import type { FileField } from '@content';
import { fileLimits } from '@content/contract';
import type { FormFile } from './content';

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;
const endings = {
  document: ['.pdf', '.doc', '.docx', '.xls', '.xlsx'],
  picture: ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.gif'],
} as const;

/** The limits of a field's files, told before one is chosen. */
export function limitsInWords(field: FileField): string {
  if (field.kind === 'document') {
    return `${fileLimits.documentKinds}, up to ${megabytes(fileLimits.documentBytes)}.`;
  }
  const each = `${fileLimits.pictureKinds}, up to ${megabytes(fileLimits.pictureBytes)} and ${
    fileLimits.picturePixels / 1_000_000
  } megapixels`;
  const smaller = 'Larger ones are made smaller here before they are sent, where the browser can.';
  const limits = field.kind === 'pictures' ? `${each} each, at most ${field.maxCount} pictures.` : `${each}.`;
  return `${limits} ${smaller}`;
}

/** The `accept` of a field's file input. */
export function acceptOf(field: FileField): string {
  return field.kind === 'document'
    ? [...fileLimits.documentTypes, ...endings.document].join(',')
    : fileLimits.pictureTypes.join(',');
}

/** Why a file cannot be chosen, or null: the wrong kind, empty, or a document that is too large. */
export function choiceRefusal(field: FileField, file: Pick<File, 'name' | 'type' | 'size'>): string | null {
  const isDocument = field.kind === 'document';
  const kind = isDocument ? 'document' : 'picture';
  if (/\.hei[cf]$/i.test(file.name) || /^image\/hei[cf]/.test(file.type)) {
    return 'This is a HEIC photo, which most phones and browsers cannot show. On an iPhone choose Settings › Camera › Formats › Most Compatible and take it again, or save it as JPEG.';
  }
  const types: readonly string[] = isDocument ? fileLimits.documentTypes : fileLimits.pictureTypes;
  // Some systems know no type for a file; its name says enough until the server looks inside.
  const named =
    ['', 'application/octet-stream'].includes(file.type) &&
    endings[kind].some((ending) => file.name.toLowerCase().endsWith(ending));
  if (!types.includes(file.type) && !named) {
    const kinds = isDocument ? fileLimits.documentKinds : fileLimits.pictureKinds;
    return `“${file.name}” is not a ${kind} we can use. Choose a ${kinds} file.`;
  }
  if (file.size === 0) return `“${file.name}” is empty. Choose another file.`;
  return isDocument ? refusal(field, file) : null;
}

/** Why a file cannot be sent as it is, or null; the server judges its content later. */
export function refusal(field: FileField, file: Pick<File, 'name' | 'type' | 'size'>): string | null {
  const isDocument = field.kind === 'document';
  const kind = isDocument ? 'document' : 'picture';
  const limit = isDocument ? fileLimits.documentBytes : fileLimits.pictureBytes;
  if (file.size > limit) {
    return `“${file.name}” has ${fileSize(file.size)}. A ${kind} can have at most ${megabytes(limit)}. Make it smaller and choose it again.`;
  }
  return isDocument ? null : choiceRefusal(field, file);
}

/** Bytes for people: '1.2 MB'. */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1).replace(/\.0$/, '')} MB`;
}

/** A chosen file as the form holds it. */
export function freshFile(file: File, alt = ''): FormFile {
  return { id: crypto.randomUUID(), alt, fresh: file };
}

/** `list` with the entry at `from` moved to `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, i) => i !== from);
  const entry = list[from];
  return entry === undefined ? rest : [...rest.slice(0, to), entry, ...rest.slice(to)];
}
