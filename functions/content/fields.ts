/** The vocabulary of fields: what a content type is made of. Plain data, so that API, forms, seeds and tests read the same. */

interface FieldBase {
  readonly label: string;
  /** The label names several: messages say 'are'. */
  readonly plural?: true;
  /** A sentence under the input in the staff area. */
  readonly help?: string;
  /**
   * Whether the item must carry a value: always, only when it is added, or never (the default).
   * 'onCreate' serves pictures that may be taken away later (popups, specification section 5).
   */
  readonly required?: boolean | 'onCreate';
  /** Shown as a column of the staff list. */
  readonly listed?: boolean;
}

export interface TextField extends FieldBase {
  readonly kind: 'text';
  /** Longest allowed text, in characters. */
  readonly maxLength: number;
}

export interface LongTextField extends FieldBase {
  readonly kind: 'longText';
  /** Longest allowed text, in characters. */
  readonly maxLength: number;
}

export interface ChoiceField extends FieldBase {
  readonly kind: 'choice';
  readonly options: readonly string[];
}

export interface YesNoField extends FieldBase {
  readonly kind: 'yesNo';
  readonly default: boolean;
  /** What staff and visitors read for true and for false. */
  readonly words: { readonly yes: string; readonly no: string };
}

export interface NumberField extends FieldBase {
  readonly kind: 'number';
  readonly default: number;
  readonly min: number;
  readonly max: number;
}

export interface PictureField extends FieldBase {
  readonly kind: 'picture';
  /** Name of the multipart part that carries the file. */
  readonly upload: string;
  /** Whether staff are reminded of an item without this optional picture. */
  readonly missed?: boolean;
  /** The text field that describes the picture to people who cannot see it, where it has no description of its own. */
  readonly describedBy?: string;
  /** How the stored field looks in answers: a plain address, or an object with `main` (specification section 3). */
  readonly shape: 'address' | 'object';
}

export interface PicturesField extends FieldBase {
  readonly kind: 'pictures';
  /** Name of the (repeatable) multipart part that carries the files. */
  readonly upload: string;
  /** As in PictureField. */
  readonly describedBy?: string;
  /** The most pictures an item can have. */
  readonly maxCount: number;
}

export interface DocumentField extends FieldBase {
  readonly kind: 'document';
  /** Name of the multipart part that carries the file. */
  readonly upload: string;
  /** A second field of answers with the plain address, as the admin view reads it (specification section 3). */
  readonly addressField?: string;
}

export type FileField = PictureField | PicturesField | DocumentField;
export type ValueField = TextField | LongTextField | ChoiceField | YesNoField | NumberField;
export type Field = FileField | ValueField;
export type FieldKind = Field['kind'];

/** Whether the field is filled by an upload. */
export function isFileField(field: Field): field is FileField {
  return field.kind === 'picture' || field.kind === 'pictures' || field.kind === 'document';
}
