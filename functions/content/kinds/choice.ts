import type { FieldBase, ValueKind } from './kind';
import { textual } from './kind';

/** One of a few fixed options; '' where none is chosen. */
export interface ChoiceField extends FieldBase {
  readonly kind: 'choice';
  readonly options: readonly string[];
}

/** The option that a text names, in whatever case. */
export function optionOf({ options }: ChoiceField, text: string): string | undefined {
  return options.find((option) => option.toLowerCase() === text.trim().toLowerCase());
}

export const choice: ValueKind<ChoiceField, string> = {
  ...textual,
  filter: {
    options: ({ options }) => options.map((value) => ({ value, label: value })),
    read: optionOf,
  },
  sample: ({ options }, n) => options.at(n % options.length) ?? '',
};
