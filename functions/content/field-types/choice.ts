import type { FieldBase, ValueFieldType } from './field-type';
import { textual } from './field-type';

/** One of a few fixed options; '' where none is chosen. */
export interface ChoiceField extends FieldBase {
  readonly type: 'choice';
  readonly options: readonly string[];
}

/** The option that a text names, in whatever case. */
export function optionOf({ options }: ChoiceField, text: string): string | undefined {
  return options.find((option) => option.toLowerCase() === text.trim().toLowerCase());
}

export const choice: ValueFieldType<ChoiceField, string> = {
  ...textual,
  filter: {
    options: ({ options }) => options.map((value) => ({ value, label: value })),
    read: optionOf,
  },
};
