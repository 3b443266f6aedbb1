import type { ContentTypeDefinition } from '@content';
import { orderFields } from '@content/contract';
import { listPosition } from '@content/page-token';
import type { StoredItem } from './stored';

/** A place in a type's list: the values that it is sorted by (moments in ISO 8601), the id last. */
export type Position = readonly (string | number)[];

/** Where an item stands in its list. */
export function positionOf(type: ContentTypeDefinition): (item: StoredItem) => Position {
  return ({ id, values, createdAt }) =>
    listPosition(type, { ...values, _id: id, createdAt: createdAt.toISOString() });
}

/** Compares places as Firestore sorts the type's list. */
export function comparePositions(type: ContentTypeDefinition): (a: Position, b: Position) => number {
  const directions = orderFields(type).map(({ direction }) => (direction === 'asc' ? 1 : -1));
  return (a, b) => {
    for (const [i, value] of a.entries()) {
      const other = b[i] as string | number;
      // The id is sorted like the last of the values.
      const direction = directions[i] ?? directions.at(-1) ?? 1;
      if (value !== other) return (value < other ? -1 : 1) * direction;
    }
    return 0;
  };
}
