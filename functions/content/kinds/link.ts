import { z } from 'zod';
import { LONGEST_ADDRESS, typedAddress } from '../texts/addresses';
import type { FieldBase, ValueKind } from './kind';
import { compareValues, textOr } from './kind';

/** A URL on the web, or a path of this site that begins with one slash; '' where none is given. */
export interface LinkField extends FieldBase {
  readonly kind: 'link';
}

/** Whether a browser may be sent there: https and http, or this site. Scripts and foreign hosts without a scheme may not. */
function isLink(value: string): boolean {
  if (value.length > LONGEST_ADDRESS || /[\s\\]/.test(value)) return false;
  if (/^\/(?!\/)/.test(value)) return true;
  return /^https?:\/\//i.test(value) && URL.canParse(value);
}

/** What a person means who types an address without its scheme: 'www.example.org/page'. */
function completed(value: string): string {
  if (value === '' || isLink(value)) return value;
  const address = typedAddress(value) ?? '';
  return address.startsWith('https://') ? address : value;
}

export const link: ValueKind<LinkField, string> = {
  holds: 'value',
  schema: ({ label }) =>
    z
      .string({ error: `${label} must be text` })
      .trim()
      .transform(completed)
      .refine((value) => value === '' || isLink(value), {
        error: `${label} must be a web address that begins with https://, or a page of this site such as /notices`,
      }),
  json: ({ label }) => z.string().max(LONGEST_ADDRESS).meta({ title: label, format: 'uri-reference' }),
  initial: () => '',
  toInput: textOr,
  toText: (_field, value) => textOr(value),
  compare: (_field, a, b) => compareValues(a, b),
  sample: (_field, n) => `https://example.org/page-${n}`,
};
