import type { ItemBase } from './define';
import type { ContentPath, ItemAt } from './index';
import type { Row } from './kinds/kind';
import type { WithTexts } from './texts/tree';

/** The fields of a type of which there is one item, as pages read them. */
export type GlobalAt<P extends ContentPath> = Omit<ItemAt<P>, keyof ItemBase | 'files'>;

/** What of a type's texts differs from those that it came with, with the form of long ones. */
export type GlobalChangesAt<P extends ContentPath> = Partial<GlobalAt<P>> & WithTexts;

function isSameRow(a: Row, b: Row): boolean {
  return Object.keys(a).every((name) => a[name] === b[name]);
}

function isSame(value: unknown, given: unknown): boolean {
  if (!Array.isArray(value) || !Array.isArray(given)) return value === given;
  return value.length === given.length && value.every((row: Row, at) => isSameRow(row, given[at] as Row));
}

/**
 * What of an item differs from the texts that its type came with: pages hold these already, and carry nothing of them
 * with their data.
 */
export function globalChanges<P extends ContentPath>(
  item: GlobalAt<P> & WithTexts,
  defaults: Partial<GlobalAt<P>>,
): GlobalChangesAt<P> {
  const names = Object.keys(defaults) as (keyof GlobalAt<P> & string)[];
  // What an item does not tell of is as it was.
  const changed = names.filter((name) => item[name] !== undefined && !isSame(item[name], defaults[name]));
  const changes: GlobalChangesAt<P> = Object.fromEntries(
    changed.map((name) => [name, item[name]]),
  ) as GlobalChangesAt<P>;
  const texts = Object.entries(item._texts ?? {}).filter(([name]) => changed.includes(name as never));
  return texts.length > 0 ? { ...changes, _texts: Object.fromEntries(texts) } : changes;
}
