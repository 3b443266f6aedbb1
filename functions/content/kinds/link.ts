import type { FieldBase, ValueKind } from './kind';
import { textual } from './kind';

/** A URL on the web, a mailbox or phone with its scheme, or a path of this site that begins with one slash; '' where none is given. */
export interface LinkField extends FieldBase {
  readonly kind: 'link';
}

export const link: ValueKind<LinkField, string> = {
  ...textual,
  sample: (_field, n) => `https://example.org/page-${n}`,
};
