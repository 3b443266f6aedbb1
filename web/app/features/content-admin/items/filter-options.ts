import type { ContentTypeDefinition } from '@content';
import { isFileField } from '@content';
import { valueKind } from '@content/kinds/registry';

/** One value that a list can be narrowed to: as the API takes it, and as people read it. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

/** The values that a list can be narrowed to by one of its filters. */
export function filterOptions(type: ContentTypeDefinition, name: string): FilterOption[] {
  const field = type.fields[name];
  return field && !isFileField(field) ? (valueKind(field).filter?.options(field) ?? []) : [];
}
