import type { FileFieldBase, FileFieldType } from './field-type';

/** Several documents in an order. */
export interface DocumentsField extends FileFieldBase {
  readonly type: 'documents';
  /** The most documents an item can have. */
  readonly maxCount: number;
}

export const documents: FileFieldType<DocumentsField> = {
  holds: 'files',
  media: 'document',
  several: true,
  caption: 'Label',
  maxCount: (field) => field.maxCount,
  toJson: (name, _field, urls) => ({ [name]: [...urls] }),
};
