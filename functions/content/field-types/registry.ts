import { choice } from './choice';
import { date } from './date';
import type { Field, FieldType, FileField, PictureField, PicturesField, ValueField } from './fields';
import type { FileFieldType, ValueFieldType } from './field-type';
import { document, documents, picture, pictures } from './file-fields';
import { link } from './link';
import { longText } from './long-text';
import { number } from './number';
import { relation } from './relation';
import { rows } from './rows';
import { text } from './text';
import { boolean } from './boolean';

/** What a field needs of its type: one of values, or one of files. */
type FieldTypeOf<F extends Field> = F extends FileField ? FileFieldType<F> : ValueFieldType<F>;

/** Every field type: one that the vocabulary of `fields.ts` knows and that is missing here does not compile. */
const fieldTypes: { readonly [K in FieldType]: FieldTypeOf<Extract<Field, { type: K }>> } = {
  text,
  longText,
  choice,
  boolean,
  number,
  date,
  link,
  relation,
  rows,
  picture,
  pictures,
  document,
  documents,
};

export function valueFieldType(field: ValueField): ValueFieldType<ValueField> {
  return fieldTypes[field.type];
}

export function fileFieldType(field: FileField): FileFieldType<FileField> {
  return fieldTypes[field.type];
}

export function isPictureField(field: FileField): field is PictureField | PicturesField {
  return fileFieldType(field).media === 'picture';
}

/** The part of a multipart form that carries the texts of a field's files, in their order; null where they have none. */
export function captionPart(field: FileField): string | null {
  const { caption } = fileFieldType(field);
  return caption && field.upload + caption;
}
