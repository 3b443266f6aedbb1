import type { ContentTypeDefinition, Field } from '@content';
import { arrangeField } from '@content/items/display-order';

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
function traitsOf(type: ContentTypeDefinition): Set<string> {
  return new Set([
    ...Object.values(type.fields).flatMap(traitsOfField),
    ...telling(type),
    ...telling(type.pages ?? {}).map((name) => `page of ${name}`),
    ...(arrangeField(type) ? ['order by hand'] : []),
  ]);
}

/**
 * The few types that together have every field type and every property that any of the types has: the screens of
 * all types are made of the same parts. A part that a new type brings is among them by itself.
 */
export function unlike<T extends ContentTypeDefinition>(types: readonly T[]): T[] {
  const left = new Set(types.flatMap((type) => [...traitsOf(type)]));
  const chosen: T[] = [];
  while (left.size > 0) {
    const news = (type: T) => [...traitsOf(type)].filter((trait) => left.has(trait)).length;
    const next = types.reduce((best, type) => (news(type) > news(best) ? type : best));
    for (const trait of traitsOf(next)) left.delete(trait);
    chosen.push(next);
  }
  return chosen;
}
