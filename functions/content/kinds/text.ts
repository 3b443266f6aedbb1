import { z } from 'zod';
import type { FieldBase, ValueKind } from './kind';
import { compareValues, textOr } from './kind';

/** One line of text. */
export interface TextField extends FieldBase {
  readonly kind: 'text';
  /** Longest allowed text, in characters. */
  readonly maxLength: number;
}

/** Reads a text: line ends become one kind, surrounding white space goes, characters are counted as people see them. */
function textSchema(label: string, maxLength: number): z.ZodType<string> {
  return (
    z
      .string({ error: `${label} must be text` })
      // Forms send line ends as CRLF; what is stored has one kind.
      .transform((text) => text.replaceAll('\r\n', '\n').trim())
      .superRefine((text, context) => {
        const length = Array.from(text).length;
        if (length > maxLength) {
          context.addIssue(`${label} can have at most ${maxLength} characters; this has ${length}`);
        }
        if (text.includes('\u0000')) context.addIssue(`${label} contains a character that cannot be stored`);
      })
  );
}

/** What a kind of text shares with the others, whatever its length. */
export function textKind<F extends FieldBase & { readonly maxLength: number }>(): ValueKind<F, string> {
  return {
    holds: 'value',
    schema: ({ label, maxLength }) => textSchema(label, maxLength),
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
