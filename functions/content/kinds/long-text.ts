import type { FieldBase } from './kind';
import { textKind } from './text';

/** Text of several paragraphs. */
export interface LongTextField extends FieldBase {
  readonly kind: 'longText';
  /** Longest allowed text, in characters. */
  readonly maxLength: number;
}

export const longText = textKind<LongTextField>();
