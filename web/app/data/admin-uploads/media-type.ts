import { fileLimits } from '@content/contract';

const byEnding: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const known: readonly string[] = [...fileLimits.pictureTypes, ...fileLimits.documentTypes];

/**
 * The media type that a file is stored under on its way. A system without Office calls a DOC nothing or
 * application/octet-stream, which storage.rules refuse: then its name tells.
 */
export function mediaType({ name, type }: Pick<File, 'name' | 'type'>): string {
  if (known.includes(type)) return type;
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return byEnding[ending] ?? type;
}
