import type { Caption } from '../files/limits';
import type { FieldBase, FileFieldBase } from './fields';

/** One row of a value that is made of rows: texts by name. */
export type Row = Readonly<Record<string, string>>;

/** A value as it is stored: Firestore, JSON and the backup hold it as it is. '' and no rows stand for "nothing given". */
export type FieldValue = string | number | boolean | readonly Row[];

/** A value as an input of a form holds it: true or false of a checkbox, the typed text of anything else. */
export type InputValue = string | boolean;

/** The message of a field that must be filled in. */
export const requiredMessage = ({ label, plural }: FieldBase): string =>
  `${label} ${plural ? 'are' : 'is'} required`;

/**
 * Everything about one field type that holds a value, but for its schemas (`schemas.ts`) and its view in the staff area
 * (`web/app/features/content-admin/field-types`).
 */
export interface ValueFieldType<F extends FieldBase = FieldBase> {
  /** The value of an item to which nothing was given. */
  initial(field: F): FieldValue;
  /** The value as an input holds it; anything that is no value of its type becomes its empty input. */
  toInput(value: unknown): InputValue;
  /** The value as people read it, without formatting; '' where there is none. */
  toText(field: F, value: unknown): string;
  /** Its fields are translated, except those declared the same in all languages. */
  readonly isTranslatable: boolean;
  /** Given where a value is made of several texts. */
  texts?(value: unknown): string[];
  /** Where the links in a value lead, as pages show it. */
  links(field: F, value: unknown): string[];
  /** Pages receive its text as blocks, which have links or formatting. */
  hasBlocks(field: F): boolean;
  /** Present where lists can be narrowed to one value: `?category=Trainings`. */
  readonly filter?: {
    /** The values to choose from, as a query carries them, with what people read. */
    options(field: F): { value: string; label: string }[];
    /** The value that a query names; undefined when no item can have it. Throws RangeError with a sentence that begins after the field's name. */
    read(field: F, text: string): FieldValue | undefined;
  };
  /** Given where a form sends the value as JSON, in one part. */
  readonly inForm?: 'json';
  /** Required parts that are missing in a value: where (`0.name`; '' for the whole), and a sentence. */
  lacks?(field: F, value: unknown): { readonly path: string; readonly message: string }[];
}

/** Everything about one field type that holds files. */
export interface FileFieldType<F extends FileFieldBase = FileFieldBase> {
  /** It decides on the accepted types, the limits, and whether a file has an alternative text. */
  readonly media: 'picture' | 'document';
  /** New files are added to the others, in an order, instead of replacing the one there is. */
  readonly several: boolean;
  /**
   * The text that goes with each file: a form sends it as a part named after the upload, with this behind the name. A
   * picture has a description ('Alt'), each of several documents a name ('Label'); one document is named by its item.
   */
  readonly caption: Caption | null;
  /** The most files an item can have. */
  maxCount(field: F): number;
  /** The fields of a response that the files fill, from their URLs: the field itself, and any second name it declares. */
  toJson(name: string, field: F, urls: readonly string[]): Record<string, unknown>;
}

/** A value of one piece in letters; '' for rows and for none. */
export function simpleText(value: FieldValue | undefined): string {
  return value === undefined || typeof value === 'object' ? '' : String(value);
}

/** Something that is seen: neither white space, a control character, nor one that is drawn as nothing, as the empty Braille cell. */
const SEEN = /[^\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A typed text without the white space around it; '' where nothing of it is seen. */
export function trimmed(text: string): string {
  return SEEN.test(text) ? text.trim() : '';
}

/** A text, or '' for anything else. */
export function textOr(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** What the field types share whose values are not written in a language. */
export const wordless = { isTranslatable: false, links: () => [], hasBlocks: () => false } as const;

/** What the field types share whose value is a text with a fixed form. */
export const textual = {
  ...wordless,
  initial: () => '',
  toInput: textOr,
  toText: (_field: FieldBase, value: unknown) => textOr(value),
} as const;

/** What the field types share whose value is a text that people write. */
export const written = {
  ...textual,
  isTranslatable: true,
  // Forms send line ends as two characters, and textareas know only one.
  toInput: (value: unknown) =>
    typeof value === 'number' ? String(value) : textOr(value).replaceAll('\r\n', '\n'),
  toText: (_field: FieldBase, value: unknown) => textOr(value).trim(),
} as const;
