import { choice } from './choice';
import { date } from './date';
import { document } from './document';
import { documents } from './documents';
import type { Field, FieldKind, FileField, PictureField, PicturesField, ValueField } from './fields';
import type { FileKind, Row, ValueKind } from './kind';
import { link } from './link';
import { longText } from './long-text';
import { number } from './number';
import { picture } from './picture';
import { pictures } from './pictures';
import { relation } from './relation';
import { rows } from './rows';
import { text } from './text';
import { boolean } from './boolean';

/** The kind that a field needs: one of values with its stored type, or one of files. */
type KindOf<F extends Field> = F extends FileField
  ? FileKind<F>
  : F extends ValueField
    ? ValueKind<F, string> | ValueKind<F, number> | ValueKind<F, boolean> | ValueKind<F, readonly Row[]>
    : never;

/** Every kind of field: one that the vocabulary of `fields.ts` knows and that is missing here does not compile. */
const kinds: { readonly [K in FieldKind]: KindOf<Extract<Field, { kind: K }>> } = {
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

export function valueKind(field: ValueField): ValueKind<ValueField> {
  return kinds[field.kind];
}

export function fileKind(field: FileField): FileKind<FileField> {
  return kinds[field.kind];
}

export function isPictureField(field: FileField): field is PictureField | PicturesField {
  return fileKind(field).media === 'picture';
}

/** The part of a multipart form that carries the texts of a field's files, in their order; null where they have none. */
export function captionPart(field: FileField): string | null {
  const { caption } = fileKind(field);
  return caption && field.upload + caption;
}
