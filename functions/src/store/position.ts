import type { ContentTypeStructure } from '@content';
import { listPosition } from '@content/items/page-token';
import type { StoredItem } from './stored';

/** A position in a type's list: the values by which it is sorted (moments in ISO 8601), the id last. */
export type Position = readonly (string | number)[];

function positionOf(type: ContentTypeStructure, { id, values, createdAt }: StoredItem): Position {
  return listPosition(type, { ...values, _id: id, createdAt: createdAt.toISOString() });
}

/** A comparison of positions in a type's list: negative where `a` comes first. */
function comparePositions(type: ContentTypeStructure): (a: Position, b: Position) => number {
  const directions = type.order.map(({ direction }) => (direction === 'asc' ? 1 : -1));
  return (a, b) => {
    for (const [i, value] of a.entries()) {
      const other = b[i] as string | number;
      // The id is sorted in the direction of the last value.
      const direction = directions[i] ?? directions.at(-1) ?? 1;
      if (value !== other) return (value < other ? -1 : 1) * direction;
    }
    return 0;
  };
}

/** Entries in the type's order; `itemIn` gives the item of an entry. */
export function inOrder<T>(
  type: ContentTypeStructure,
  entries: readonly T[],
  itemIn: (entry: T) => StoredItem,
): T[] {
  const compare = comparePositions(type);
  return entries
    .map((entry) => ({ entry, position: positionOf(type, itemIn(entry)) }))
    .sort((a, b) => compare(a.position, b.position))
    .map(({ entry }) => entry);
}

/** The entries after a position in the type's list; all of them without one. */
export function entriesAfter<T>(
  type: ContentTypeStructure,
  entries: readonly T[],
  after: Position | undefined,
  itemIn: (entry: T) => StoredItem,
): readonly T[] {
  if (!after) return entries;
  const compare = comparePositions(type);
  return entries.filter((entry) => compare(after, positionOf(type, itemIn(entry))) < 0);
}
