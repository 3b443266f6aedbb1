import { languages, type Language } from '@site/locale';
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
import { rows } from './rows';
import { text } from './text';
import { time } from './time';
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
  time,
  link,
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

/** The part of a form that carries what is said of a field's pictures, in their order; null where there are none. */
export function detailsPart(field: FileField): string | null {
  return isPictureField(field) ? `${field.upload}Details` : null;
}

/**
 * The part of a form that carries the texts of a field's files, in their order, or their translations into a language; null
 * where they have none.
 */
export function captionPart(field: FileField, language?: Language): string | null {
  const { caption } = fileKind(field);
  const part = caption && field.upload + caption;
  return part !== null && language ? `${language}_${part}` : part;
}

/** All parts of a form that carry texts of a field's files. */
export function captionParts(field: FileField): string[] {
  return [undefined, ...languages].flatMap((language) => captionPart(field, language) ?? []);
}
