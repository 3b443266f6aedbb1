import type { FieldBase, ValueFieldType } from './field-type';

/** A choice of two, each with its own label. */
export interface BooleanField extends FieldBase {
  readonly type: 'boolean';
  readonly default: boolean;
  /** Shown for true and for false. */
  readonly words: { readonly yes: string; readonly no: string };
}

const toText = ({ words }: BooleanField, value: unknown) => (value === true ? words.yes : words.no);

export const boolean: ValueFieldType<BooleanField, boolean> = {
  initial: (field) => field.default,
  toInput: (value) => value === true,
  toText,
  filter: {
    options: (field) => [true, false].map((value) => ({ value: String(value), label: toText(field, value) })),
    read: (_field, given) => {
      if (given !== 'true' && given !== 'false') throw new RangeError('must be true or false');
      return given === 'true';
    },
  },
};
