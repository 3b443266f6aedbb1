import type { FieldBase, ValueFieldType } from './field-type';

/** A number within a range; it always has a value. */
export interface NumberField extends FieldBase {
  readonly type: 'number';
  readonly default: number;
  readonly min: number;
  readonly max: number;
}

const toText = (value: unknown) =>
  typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';

export const number: ValueFieldType<NumberField, number> = {
  initial: (field) => field.default,
  toInput: toText,
  toText: (_field, value) => toText(value),
};
