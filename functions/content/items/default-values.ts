import type { ContentTypeDefinition } from '../type-texts';
import { valueFields } from '../define';
import type { ValueField } from '../field-types/fields';
import type { FieldValue } from '../field-types/field-type';
import { valueFieldType } from '../field-types/registry';

/** The value of a field to which nothing was given: what its type says, or else its kind. */
export function defaultValue(
  { defaults }: ContentTypeDefinition,
  name: string,
  field: ValueField,
): FieldValue {
  return defaults?.[name] ?? valueFieldType(field).initial(field);
}

/** The values an item has when nothing is given. */
export function defaultValues(type: ContentTypeDefinition): Record<string, FieldValue> {
  return Object.fromEntries(
    valueFields(type).map(([name, field]) => [name, defaultValue(type, name, field)]),
  );
}
