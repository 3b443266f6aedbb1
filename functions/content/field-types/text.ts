import type { FieldBase, ValueFieldType } from './field-type';
import { written } from './field-type';

/** One line of text. */
export interface TextField extends FieldBase {
  readonly type: 'text';
  /** Longest allowed text, in characters. */
  readonly maxLength: number;
  /** Web and e-mail addresses and phone numbers in it are links where a page shows all of it. */
  readonly links?: true;
  /** The text of a QR code: a form reads it from a picture. */
  readonly fromQrCode?: true;
  /** What else is asked of a text that is given. */
  readonly check?: {
    /** The end of a sentence that says what is wrong. */
    readonly problem: (text: string) => string | undefined;
    /** What a form says of a text that is right. */
    readonly tells?: (text: string) => string;
  };
}

export const text: ValueFieldType<TextField, string> = written;
