import { MARKDOWN_MARK, problemOfParts, withoutForm, written } from '../texts/markdown';
import type { FieldBase, ValueKind } from './kind';
import { textOr } from './kind';
import { textKind } from './text';

/** Text of several paragraphs. */
export interface LongTextField extends FieldBase {
  readonly kind: 'longText';
  /** Longest allowed text, in characters, as it is stored. */
  readonly maxLength: number;
  /** The text may have form: headings, lists, links, tables (`texts/markdown.ts`). Without it all signs are letters. */
  readonly format?: 'markdown';
}

const plain = textKind<LongTextField>({
  rewrite: ({ format }, text) => (format ? written(text) : text),
  problemOf: ({ format, label }, text) => (format ? problemOfParts(text, label) : null),
});

const EXPLAINED =
  `Plain text, or, when it begins with the line ${MARKDOWN_MARK.trim()}, Markdown: headings of the levels 2 and 3, ` +
  'bold, italic, lists, links and tables. HTML is text.';

export const longText: ValueKind<LongTextField, string> = {
  ...plain,
  json: (field) => (field.format ? plain.json(field).meta({ description: EXPLAINED }) : plain.json(field)),
  // Every other one has form, so that whatever is made of samples meets it.
  sample: (field, n) =>
    field.format && n % 2 !== 0 ? `${MARKDOWN_MARK}**${field.label}** ${n}` : plain.sample(field, n),
  toText: (field, value) => (field.format ? withoutForm(textOr(value)).trim() : plain.toText(field, value)),
};
