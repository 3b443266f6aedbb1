import type { ContentTypeDefinition } from '../define';
import { valueFields } from '../define';
import type { ValueField } from '../kinds/fields';
import type { FieldValue } from '../kinds/kind';
import { valueKind } from '../kinds/registry';

/** The value of a field to which nothing was given: what its type says, or else its kind. */
export function defaultValue(
  { defaults }: ContentTypeDefinition,
  name: string,
  field: ValueField,
): FieldValue {
  return defaults?.[name] ?? valueKind(field).initial(field);
}

/** The values an item has when nothing is given. */
export function defaultValues(type: ContentTypeDefinition): Record<string, FieldValue> {
  return Object.fromEntries(
    valueFields(type).map(([name, field]) => [name, defaultValue(type, name, field)]),
  );
}
