import { z } from 'zod';
import type { FieldBase, ValueKind } from './kind';
import { compareValues, textOr } from './kind';

/** One line of text. */
export interface TextField extends FieldBase {
  readonly kind: 'text';
  /** Longest allowed text, in characters. */
  readonly maxLength: number;
  /** Web and e-mail addresses and phone numbers in it are links where a page shows all of it. */
  readonly links?: true;
}

/** What kinds of text do differently: what is stored of what was sent, and what is wrong with a text beside its length. */
interface TextRules<F> {
  readonly rewrite?: (field: F, text: string) => string;
  readonly problemOf?: (field: F, text: string) => string | null;
}

/** Reads a text: line ends become one kind, surrounding white space goes, characters are counted as people see them. */
function textSchema<F extends FieldBase & { readonly maxLength: number }>(
  field: F,
  { rewrite, problemOf }: TextRules<F>,
): z.ZodType<string> {
  const { label, maxLength } = field;
  const tooLong = (text: string) => {
    const length = Array.from(text).length;
    return length > maxLength
      ? `${label} can have at most ${maxLength} characters; this has ${length}`
      : undefined;
  };
  return z.string({ error: `${label} must be text` }).transform((given, context) => {
    // Forms send line ends as CRLF; what is stored has one kind.
    const sent = given.replaceAll('\r\n', '\n').trim();
    // What is too long, or too much in another way, is not looked into any further.
    const problemAsSent = tooLong(sent) ?? problemOf?.(field, sent);
    const text = problemAsSent || !rewrite ? sent : rewrite(field, sent);
    const problem = problemAsSent ?? tooLong(text);
    if (problem) context.addIssue(problem);
    if (text.includes('\u0000')) context.addIssue(`${label} contains a character that cannot be stored`);
    return text;
  });
}

/** What a kind of text shares with the others, whatever its length. */
export function textKind<F extends FieldBase & { readonly maxLength: number }>(
  rules: TextRules<F> = {},
): ValueKind<F, string> {
  return {
    holds: 'value',
    schema: (field) => textSchema(field, rules),
    json: ({ label, maxLength }) => z.string().max(maxLength).meta({ title: label }),
    initial: () => '',
    // Forms send line ends as two characters, and textareas know only one.
    toInput: (value) => (typeof value === 'number' ? String(value) : textOr(value).replaceAll('\r\n', '\n')),
    toText: (_field, value) => textOr(value).trim(),
    compare: (_field, a, b) => compareValues(a, b),
    sample: ({ label, maxLength }, n) => `${label} ${n}`.slice(0, maxLength),
  };
}

export const text = textKind<TextField>();
