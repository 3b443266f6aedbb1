import type { FieldBase, ValueKind } from './kind';
import { textOr } from './kind';

/** The id of an item of another type; '' for none. The item may be a draft, or deleted since. */
export interface RelationField extends FieldBase {
  readonly kind: 'relation';
  /** The path of its type. */
  readonly relationTo: string;
}

/** What is wrong with an id under which there is no item. */
export const missingRelation = ({ label, relationTo }: RelationField): string =>
  `${label} must be one of ${relationTo} that exists: choose another one, or none`;

export const relation: ValueKind<RelationField, string> = {
  holds: 'value',
  initial: () => '',
  toInput: textOr,
  // An id says nothing to people, nor to searches.
  toText: () => '',
  // Which values there are only the store knows.
  filter: { options: () => [], read: (_field, text) => text },
  sample: () => '',
};
