import type { ContentTypeDefinition } from '@content';
import type { FieldValue } from '@content/kinds/kind';
import type { Position } from './position';
import { comparePositions, positionOf } from './position';
import type { StoredItem } from './stored';

/** Which items of a type to list: those behind `after`, up to and with `upTo`. */
export interface ListOptions {
  readonly limit: number;
  readonly after?: Position | undefined;
  readonly upTo?: Position | undefined;
  readonly where?: readonly { readonly field: string; readonly equals: FieldValue }[];
  /** The text by which the list is sorted first is there, and comes before this one. */
  readonly before?: { readonly field: string; readonly value: string } | undefined;
}

/** Whether values are among what a list is narrowed to. */
export function isListed(
  { where = [], before }: Pick<ListOptions, 'where' | 'before'>,
  values: StoredItem['values'],
): boolean {
  if (!where.every(({ field, equals }) => values[field] === equals)) return false;
  if (!before) return true;
  const value = values[before.field];
  return typeof value === 'string' && value !== '' && value < before.value;
}

/** What was read of a list, with more items put where the list has them. */
export function withItems(
  type: ContentTypeDefinition,
  options: ListOptions,
  read: readonly StoredItem[],
  more: readonly StoredItem[],
): StoredItem[] {
  const { after, limit } = options;
  const [position, compare] = [positionOf(type), comparePositions(type)];
  const fitting = more.filter(
    (item) => isListed(options, item.values) && (!after || compare(after, position(item)) < 0),
  );
  return [...read, ...fitting].sort((a, b) => compare(position(a), position(b))).slice(0, limit);
}
