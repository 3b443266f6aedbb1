import { RICH_TEXT_MARKER } from '../texts/mark';
import type { FieldBase, ValueKind } from './kind';
import { textKind } from './text';

/** Text of several paragraphs. */
export interface LongTextField extends FieldBase {
  readonly kind: 'longText';
  /** Longest allowed text, in characters, as it is stored. */
  readonly maxLength: number;
  /** The text may have form: headings, lists, links, tables (`texts/markdown.ts`). Without it all signs are letters. */
  readonly format?: 'markdown';
}

const plain = textKind<LongTextField>();

export const longText: ValueKind<LongTextField, string> = {
  ...plain,
  // Every other sample is rich text, so that tests and seeds cover both.
  sample: (field, n) =>
    field.format && n % 2 !== 0 ? `${RICH_TEXT_MARKER}**${field.label}** ${n}` : plain.sample(field, n),
};
