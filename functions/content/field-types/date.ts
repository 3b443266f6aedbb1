import { dayInWords } from '../dates/english-dates';
import type { FieldBase, ValueFieldType } from './field-type';
import { textOr, textual } from './field-type';

/** A day of the calendar, without a time or a zone: '2026-11-21'; '' where none is given. */
export interface DateField extends FieldBase {
  readonly type: 'date';
  /** A day before that of this field contradicts it. */
  readonly notBefore?: string;
  /** Staff are reminded of it where this choice has one of these values. */
  readonly expectedFor?: { readonly field: string; readonly values: readonly string[] };
}

/** Tells whether a text is a day that exists: the 30th of February does not. */
export function isDay(value: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(value) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

export const date: ValueFieldType<DateField, string> = {
  ...textual,
  toText: (_field, value) => (isDay(textOr(value)) ? dayInWords(textOr(value)) : ''),
};
