import type { FileFieldBase, FileFieldType } from './field-type';

/** One document. Responses give it as a list, of one URL or none. */
export interface DocumentField extends FileFieldBase {
  readonly type: 'document';
  /** A second field of responses with the plain URL, as the admin view reads it. */
  readonly addressField?: string;
}

export const document: FileFieldType<DocumentField> = {
  holds: 'files',
  media: 'document',
  several: false,
  caption: null,
  maxCount: () => 1,
  toJson: (name, { addressField }, urls) => ({
    [name]: [...urls],
    ...(addressField && { [addressField]: urls[0] ?? null }),
  }),
};
