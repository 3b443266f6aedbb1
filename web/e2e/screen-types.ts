import type { ContentTypeDefinition, Field } from '@content';
import { arrangeField } from '@content/items/display-order';
import { covering } from '@content/testing/covering';

/** Words, names, limits and what only stored data or answers differ by: screens are the same whatever they say. */
const mere = new Set(
  [
    ['name', 'path', 'label', 'titleField', 'fields', 'messages', 'order', 'pages'],
    ['kind', 'plural', 'row', 'options', 'words', 'help', 'default', 'min', 'max', 'maxLength', 'maxCount'],
    ['upload', 'shape', 'addressField', 'missed'],
  ].flat(),
);
const telling = (definition: object) => Object.keys(definition).filter((name) => !mere.has(name));

/** What a field may differ in from others for staff: its type and each of its properties, of rows their columns' too. */
function traitsOfField(field: Field): string[] {
  const own = [field.type, ...telling(field).map((name) => `${field.type}, ${name}`)];
  const columns = field.type === 'rows' ? Object.values(field.fields) : [];
  return [...own, ...columns.flatMap((column) => traitsOfField(column).map((trait) => `row of ${trait}`))];
}

/** What the staff area's screens of a type are made of. */
const traitsOf = (type: ContentTypeDefinition): string[] => [
  ...Object.values(type.fields).flatMap(traitsOfField),
  ...telling(type),
  ...telling(type.pages ?? {}).map((name) => `page of ${name}`),
  ...(arrangeField(type) ? ['order by hand'] : []),
];

/** The few types whose screens have every field type and every property that the screens of any type have. */
export const typesOfAllScreens = <T extends ContentTypeDefinition>(types: readonly T[]): T[] =>
  covering(types, traitsOf);
