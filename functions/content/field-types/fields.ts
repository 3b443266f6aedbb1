/**
 * The vocabulary of fields: what a content type is made of. Types alone, so that visitors' pages, which read definitions,
 * load no schema; `registry.ts` says what each field type does.
 */
import type { Language } from '@site/locale';

/** Declared by every field, whatever its type. */
export interface FieldBase {
  readonly label: string;
  /** The label names several: messages say 'are'. */
  readonly plural?: true;
  /** A sentence under the input in the staff area. */
  readonly help?: string;
  /** Always, only when the item is added (the picture of a popup may be taken away later), or never (the default). */
  readonly required?: boolean | 'onCreate';
  /** Shown as a column of the staff list. */
  readonly listed?: boolean;
  /** The field whose translation this one holds, and the language; added to the types (`translations.ts`), never declared. */
  readonly translates?: { readonly field: string; readonly language: Language };
  /** Not translated. */
  readonly sameInAllLanguages?: true;
  /** No response for visitors contains it. */
  readonly staffOnly?: true;
  /** Visitors' search passes it over. */
  readonly unsearched?: true;
  /** Stored with the content, but shown in no form and no history. */
  readonly hidden?: true;
  /** A change that visitors see is mailed to all administrators. */
  readonly mailedToAdministrators?: true;
  /** The heading above this field, with which a section of the form begins. */
  readonly heading?: string;
}

/** One line of text. */
export interface TextField extends FieldBase {
  readonly type: 'text';
  /** Longest allowed text, in characters. */
  readonly maxLength: number;
  /** Web and e-mail addresses and phone numbers in it are links where a page shows all of it. */
  readonly links?: true;
  /** The text of a QR code: a form reads it from a picture. */
  readonly fromQrCode?: true;
  /** A further check of a text that is not empty. */
  readonly check?: {
    /** The end of a sentence that says what is wrong. */
    readonly problem: (text: string) => string | undefined;
    /** What a form says of a text that is right. */
    readonly tells?: (text: string) => string;
  };
}

/** Text of several paragraphs. */
export interface LongTextField extends FieldBase {
  readonly type: 'longText';
  /** Longest allowed text, in characters, without its formatting. */
  readonly maxLength: number;
  /** The text may have formatting: headings, lists, links, tables, pictures (`texts/rich-text.ts`). */
  readonly format?: 'richText';
  /** Of a text with formatting: the field whose pictures can stand between its paragraphs. */
  readonly pictures?: string;
}

/** One of a few fixed options; '' where none is chosen. */
export interface ChoiceField extends FieldBase {
  readonly type: 'choice';
  readonly options: readonly string[];
}

/** A choice of two, each with its own label. */
export interface BooleanField extends FieldBase {
  readonly type: 'boolean';
  readonly default: boolean;
  /** Shown for true and for false. */
  readonly words: { readonly yes: string; readonly no: string };
}

/** A number within a range; it always has a value. */
export interface NumberField extends FieldBase {
  readonly type: 'number';
  readonly default: number;
  readonly min: number;
  readonly max: number;
}

/** A day of the calendar, without a time or a zone: '2026-11-21'; '' where none is given. */
export interface DateField extends FieldBase {
  readonly type: 'date';
  /** A day before that of this field contradicts it. */
  readonly notBefore?: string;
  /** Staff are reminded of it where this choice has one of these values. */
  readonly expectedFor?: { readonly field: string; readonly values: readonly string[] };
}

/** A URL on the web, a mailbox or phone with its scheme, or a path of this site that begins with one slash; '' where none is given. */
export interface LinkField extends FieldBase {
  readonly type: 'link';
}

/** The id of an item of another type; '' for none. The item may be a draft, or deleted since. */
export interface RelationField extends FieldBase {
  readonly type: 'relation';
  /** The path of its type. */
  readonly relationTo: string;
}

/** A cell of a row: plain text, a link, or an option. */
export type CellField =
  | TextField
  | (LongTextField & { readonly format?: undefined })
  | LinkField
  | ChoiceField;

/** Rows that are made of the same few texts: persons with their phone numbers, steps of a history, a list of values. */
export interface RowsField extends FieldBase {
  readonly type: 'rows';
  /** The name of one row: 'Contact person'. */
  readonly row: string;
  /** The cells by name; a required one may be missing in drafts only. */
  readonly fields: Readonly<Record<string, CellField>>;
  /** The fewest rows that visitors are to see. */
  readonly minCount?: number;
  readonly maxCount: number;
}

/** Declared by every field that files fill. */
export interface FileFieldBase extends FieldBase {
  /** Name of the multipart part that carries the file; repeatable where it holds several. */
  readonly upload: string;
}

interface PictureFieldBase extends FileFieldBase {
  /** The text field that describes the picture to people who cannot see it, where it has no description of its own. */
  readonly describedBy?: string;
  /** Staff are reminded of an item without its optional picture. */
  readonly missed?: boolean;
}

/** One picture. */
export interface PictureField extends PictureFieldBase {
  readonly type: 'picture';
  /** How the field looks in responses: a plain URL, or an object with `main`. */
  readonly shape: 'address' | 'object';
  /** Where there is no picture, visitors see the first page of the first PDF in one field when another (yes or no) says so. */
  readonly orFirstPage?: { readonly of: string; readonly when: string };
}

/** Several pictures in an order; the first is the one that lists show. */
export interface PicturesField extends PictureFieldBase {
  readonly type: 'pictures';
  /** The most pictures an item can have. */
  readonly maxCount: number;
}

/** One document. Responses give it as a list, of one URL or none. */
export interface DocumentField extends FileFieldBase {
  readonly type: 'document';
  /** A second field of responses with the plain URL, as the admin view reads it. */
  readonly addressField?: string;
}

/** Several documents in an order. */
export interface DocumentsField extends FileFieldBase {
  readonly type: 'documents';
  /** The most documents an item can have. */
  readonly maxCount: number;
}

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

/** Whether files fill a field. */
export function isFileField(field: Field): field is FileField {
  return 'upload' in field;
}
