import { withoutFormatting } from '../texts/rich-text';
import type { FieldBase, ValueFieldType } from './field-type';
import { textOr, written } from './field-type';

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

export const longText: ValueFieldType<LongTextField, string> = {
  ...written,
  toText: ({ format }, value) => (format ? withoutFormatting(textOr(value)) : textOr(value)).trim(),
};
