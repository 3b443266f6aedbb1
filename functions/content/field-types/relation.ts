import type { FieldBase, ValueFieldType } from './field-type';
import { textual } from './field-type';

/** The id of an item of another type; '' for none. The item may be a draft, or deleted since. */
export interface RelationField extends FieldBase {
  readonly type: 'relation';
  /** The path of its type. */
  readonly relationTo: string;
}

/** What is wrong with an id under which there is no item. */
export const missingRelation = ({ label }: RelationField): string =>
  `This ${label.toLowerCase()} does not exist: choose another one, or leave it empty`;

export const relation: ValueFieldType<RelationField, string> = {
  ...textual,
  // An id says nothing to people, nor to searches.
  toText: () => '',
  // Which values there are only the store knows.
  filter: { options: () => [], read: (_field, text) => text },
};
