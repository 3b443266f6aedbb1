import type { FieldBase, ValueFieldType } from './field-type';
import { textual } from './field-type';

/** A URL on the web, a mailbox or phone with its scheme, or a path of this site that begins with one slash; '' where none is given. */
export interface LinkField extends FieldBase {
  readonly type: 'link';
}

export const link: ValueFieldType<LinkField, string> = textual;
