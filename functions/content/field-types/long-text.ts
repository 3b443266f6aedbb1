import { bold, paragraph, richText } from '../texts/builders';
import { withoutFormatting } from '../texts/rich-text';
import type { FieldBase, ValueFieldType } from './field-type';
import { textOr } from './field-type';
import { textFieldType } from './text';

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

const plain = textFieldType<LongTextField>();

export const longText: ValueFieldType<LongTextField, string> = {
  ...plain,
  toText: (field, value) =>
    field.format ? withoutFormatting(textOr(value)).trim() : plain.toText(field, value),
  // Every other sample is rich text, so that tests and seeds cover both.
  sample: (field, n) =>
    field.format && n % 2 !== 0 ? richText(paragraph(bold(field.label), ` ${n}`)) : plain.sample(field, n),
};
