import type { FieldBase, ValueKind } from './kind';
import { textOr } from './kind';

/** A time of the day by the site's clocks, to the minute: '09:30'; '' where none is given. */
export interface TimeField extends FieldBase {
  readonly kind: 'time';
}

const MINUTES = 24 * 60;
const twoDigits = (value: number) => String(value).padStart(2, '0');

export const time: ValueKind<TimeField, string> = {
  holds: 'value',
  initial: () => '',
  toInput: textOr,
  toText: (_field, value) => textOr(value),
  sample: (_field, n) => {
    const minutes = ((n % MINUTES) + MINUTES) % MINUTES;
    return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
  },
};
