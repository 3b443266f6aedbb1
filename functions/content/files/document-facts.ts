import type { DocumentFile } from '../define';
import { mediaTypes } from './media-types';

/** A number of bytes for people: '1.2 MB', and below 0.95 MB whole kilobytes, at least one: '20 KB'. */
export function fileSize(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  return megabytes >= 0.95 ? `${megabytes.toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`;
}

const inPages = (count: number) => (count === 1 ? '1 page' : `${count} pages`);

/** Kind, size and length of a document: 'PDF · 1.2 MB · 14 pages'; `lengthOf` says the length in another language. */
export function documentFacts(
  { type, bytes, pages }: Pick<DocumentFile, 'type' | 'bytes' | 'pages'>,
  lengthOf: (pages: number) => string = inPages,
): string {
  // By the usual ending of such files' names.
  const kind = mediaTypes.document[type]?.[0]?.toUpperCase() ?? 'File';
  const length = pages === null ? [] : [lengthOf(pages)];
  return [kind, fileSize(bytes), ...length].join(' · ');
}

/** The label that staff gave it, or its file name without ending and underscores. */
export function documentName({ name, label = '' }: Pick<DocumentFile, 'name' | 'label'>): string {
  const stem = name.replace(/\.[a-z]{3,4}$/i, '');
  return label || stem.replace(/[_\s]+/g, ' ').trim() || name;
}
