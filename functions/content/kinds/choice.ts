import { z } from 'zod';
import type { FieldBase, ValueKind } from './kind';
import { textOr } from './kind';

/** One of a few fixed options; '' where none is chosen. */
export interface ChoiceField extends FieldBase {
  readonly kind: 'choice';
  readonly options: readonly string[];
}

/** The option that a text names, in whatever case. */
function optionOf({ options }: ChoiceField, text: string): string | undefined {
  return options.find((option) => option.toLowerCase() === text.trim().toLowerCase());
}

const rank = ({ options }: ChoiceField, value: string) => options.indexOf(value);

export const choice: ValueKind<ChoiceField, string> = {
  holds: 'value',
  schema: (field) =>
    z
      .string({ error: `${field.label} must be text` })
      .trim()
      // Compared without regard to case, stored as declared: filters ask for equal values.
      .transform((text) => optionOf(field, text) ?? text)
      .refine((text) => text === '' || field.options.includes(text), {
        error: `${field.label} must be one of: ${field.options.join(', ')}`,
      }),
  json: ({ label, options, required }) =>
    z.enum(required ? options : ['', ...options]).meta({ title: label }),
  initial: () => '',
  toInput: textOr,
  toText: (_field, value) => textOr(value),
  compare: (field, a, b) => rank(field, a) - rank(field, b),
  rank,
  filter: {
    options: ({ options }) => options.map((value) => ({ value, label: value })),
    read: optionOf,
  },
  sample: ({ options }, n) => options.at(n % options.length) ?? '',
};
