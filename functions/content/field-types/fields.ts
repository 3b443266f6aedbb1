/**
 * The vocabulary of fields: what a content type is made of. Types alone, so that visitors' pages, which read definitions,
 * load no schema; each field type has a file of its own, and `registry.ts` lists them.
 */
import type { BooleanField } from './boolean';
import type { ChoiceField } from './choice';
import type { DateField } from './date';
import type { DocumentField, DocumentsField, PictureField, PicturesField } from './file-fields';
import type { LinkField } from './link';
import type { LongTextField } from './long-text';
import type { NumberField } from './number';
import type { RelationField } from './relation';
import type { RowsField } from './rows';
import type { TextField } from './text';

/** The fields of each type that holds a value, as they are declared. */
export type ValueField =
  | TextField
  | LongTextField
  | ChoiceField
  | BooleanField
  | NumberField
  | DateField
  | LinkField
  | RelationField
  | RowsField;
/** The fields of each type that holds files. */
export type FileField = PictureField | PicturesField | DocumentField | DocumentsField;
export type Field = ValueField | FileField;
export type FieldType = Field['type'];

/** Values in responses by field type; `F` is the field as it is declared. */
interface JsonValues<F> {
  text: string;
  longText: string;
  choice: F extends ChoiceField ? F['options'][number] | (F extends { required: true } ? never : '') : never;
  boolean: boolean;
  number: number;
  date: string;
  link: string;
  relation: string;
  rows: F extends RowsField ? { readonly [C in keyof F['fields']]: string }[] : never;
  picture: F extends { shape: 'object' } ? { main: string } | null : string | null;
  pictures: string[];
  document: string[];
  documents: string[];
}
/** The value of a field in responses. */
export type JsonValue<F extends Field> = JsonValues<F>[F['type']];

export function isFileField(field: Field): field is FileField {
  return 'upload' in field;
}

export type { ChoiceField, PictureField, PicturesField, RowsField, TextField, BooleanField };
