import { z } from 'zod';
import type { FieldBase, ValueKind } from './kind';
import { compareValues } from './kind';

/** A number within a range; it always has a value. */
export interface NumberField extends FieldBase {
  readonly kind: 'number';
  readonly default: number;
  readonly min: number;
  readonly max: number;
}

const toText = (value: unknown) =>
  typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';

export const number: ValueKind<NumberField, number> = {
  holds: 'value',
  schema: ({ label, min, max }) => {
    const error = `${label} must be a number between ${min} and ${max}`;
    const typed = z
      .string()
      .trim()
      .regex(/^-?\d+(\.\d+)?$/, { error });
    return z
      .union([z.number(), typed], { error })
      .transform(Number)
      .refine((value) => Number.isFinite(value) && value >= min && value <= max, { error });
  },
  json: (field) =>
    z.number().min(field.min).max(field.max).default(field.default).meta({ title: field.label }),
  initial: (field) => field.default,
  toInput: toText,
  toText: (_field, value) => toText(value),
  compare: (_field, a, b) => compareValues(a, b),
  sample: ({ min, max }, n) => String(Math.min(max, Math.max(min, n))),
};
