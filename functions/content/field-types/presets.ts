import type { DocumentsField, LongTextField, PictureField, RowsField } from './fields';

/** Fields that several types have. */

/** The documents that go with an item, each with a name: a scanned letter, terms of reference, a form. */
export const attachments = {
  type: 'documents',
  label: 'Documents',
  plural: true,
  upload: 'attachment',
  maxCount: 10,
} as const satisfies DocumentsField;

/** The description of a document that is an item by itself. */
export const aboutDocument = {
  type: 'longText',
  label: 'Description',
  format: 'richText',
  maxLength: 5000,
  required: true,
  listed: true,
} as const satisfies LongTextField;

/** A document that is an item by itself; responses have its plain URL under the name of the upload. */
export const documentOf = <const U extends string>(label: string, upload: U) =>
  ({ type: 'document', label, upload, addressField: upload, required: true }) as const;

/** One picture. */
export const pictureOf = <const S extends PictureField['shape']>(label: string, upload: string, shape: S) =>
  ({ type: 'picture', label, upload, shape }) as const;

/** A text with formatting, and with the pictures of a field between its paragraphs. */
export const illustratedText = (label: string, pictures: string) =>
  ({ type: 'longText', label, format: 'richText', pictures, maxLength: 20_000 }) as const;

/** A question that is answered by yes or no, or in other words. */
export const yesOrNo = (label: string, byDefault: boolean, words = { yes: 'Yes', no: 'No' }) =>
  ({ type: 'boolean', label, default: byDefault, words }) as const;

/** Rows of a few texts; `row` is the name of one. */
export const rowsOf = <const F extends RowsField['fields']>(
  label: string,
  row: string,
  maxCount: number,
  fields: F,
) => ({ type: 'rows', label, plural: true, row, maxCount, fields }) as const;

/** A list of plain lines, each one text. */
export const plainRows = (label: string, row: string, maxCount: number, minCount = 0) =>
  ({
    ...rowsOf(label, row, maxCount, {
      text: { type: 'longText', label: row, maxLength: 300, required: true },
    }),
    minCount,
  }) as const;
