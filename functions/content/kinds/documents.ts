import type { FileFieldBase, FileKind } from './kind';

/** Several documents in an order. */
export interface DocumentsField extends FileFieldBase {
  readonly kind: 'documents';
  /** The most documents an item can have. */
  readonly maxCount: number;
}

export const documents: FileKind<DocumentsField> = {
  holds: 'files',
  media: 'document',
  several: true,
  caption: 'Label',
  maxCount: (field) => field.maxCount,
  toJson: (name, _field, urls) => ({ [name]: [...urls] }),
};
