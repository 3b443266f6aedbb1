/** Kinds of files that are taken, and their ids: apart from their limits and messages, as visitors' pages name the kinds only. */

export type FileKind = 'picture' | 'document';

/** Media types that are taken, each with the endings of file names that stand for it; the first ending is the usual one. */
export const mediaTypes: Readonly<Record<FileKind, Readonly<Record<string, readonly string[]>>>> = {
  picture: {
    'image/jpeg': ['jpg', 'jpeg'],
    'image/png': ['png', 'apng'],
    'image/webp': ['webp'],
    'image/avif': ['avif'],
    'image/gif': ['gif'],
  },
  document: {
    'application/pdf': ['pdf'],
    'application/msword': ['doc'],
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
    'application/vnd.ms-excel': ['xls'],
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  },
};

/** Whether it can be the id of an uploaded file: of its media document. */
export const isMediaId = (id: unknown) => typeof id === 'string' && /^[0-9a-f]{40}$/.test(id);
