import type { ContentTypeStructure } from '@content';
import type { ChoiceField } from '@content/field-types/fields';
import type { StoredItem } from './content';

/** The values by which an item is sorted in its type's list, the id last. */
function sortValues({ order, fields }: ContentTypeStructure, { id, values, createdAt }: StoredItem) {
  const sorted = order.map(({ field, rank }): string | number => {
    if (field === 'createdAt') return createdAt.getTime();
    const value = values[field] as string | number;
    return rank ? (fields[field] as ChoiceField).options.indexOf(String(value)) : value;
  });
  return [...sorted, id];
}

/** Entries in the type's order; `itemIn` gives the item of an entry. */
export function inOrder<T>(
  type: ContentTypeStructure,
  entries: readonly T[],
  itemIn: (entry: T) => StoredItem,
): T[] {
  const directions = type.order.map(({ direction }) => (direction === 'asc' ? 1 : -1));
  return entries
    .map((entry) => ({ entry, by: sortValues(type, itemIn(entry)) }))
    .sort((a, b) => {
      const at = a.by.findIndex((value, i) => value !== b.by[i]);
      if (at === -1) return 0;
      // The id is sorted in the direction of the last value.
      const direction = directions[at] ?? directions.at(-1) ?? 1;
      return ((a.by[at] as string | number) < (b.by[at] as string | number) ? -1 : 1) * direction;
    })
    .map(({ entry }) => entry);
}
