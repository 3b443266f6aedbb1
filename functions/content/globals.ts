import type { ItemBase } from './define';
import type { ContentPath, ItemAt } from './index';
import type { Row } from './kinds/kind';
import type { WithTexts } from './texts/tree';

/** The fields of a type of which there is one item, as pages read them. */
export type GlobalAt<P extends ContentPath> = Omit<ItemAt<P>, keyof ItemBase | 'files'>;

/** The fields that differ from the defaults of their type, with the blocks of long texts. */
export type GlobalChangesAt<P extends ContentPath> = Partial<GlobalAt<P>> & WithTexts;

function isSameRow(a: Row, b: Row): boolean {
  return Object.keys(a).every((name) => a[name] === b[name]);
}

function isSame(value: unknown, given: unknown): boolean {
  if (!Array.isArray(value) || !Array.isArray(given)) return value === given;
  return value.length === given.length && value.every((row: Row, at) => isSameRow(row, given[at] as Row));
}

/** The fields that differ from the defaults, which pages have already. */
export function globalChanges<P extends ContentPath>(
  item: GlobalAt<P> & WithTexts,
  defaults: Partial<GlobalAt<P>>,
): GlobalChangesAt<P> {
  const names = Object.keys(defaults) as (keyof GlobalAt<P> & string)[];
  // A field that is absent has its default.
  const changed = names.filter((name) => item[name] !== undefined && !isSame(item[name], defaults[name]));
  const changes: GlobalChangesAt<P> = Object.fromEntries(
    changed.map((name) => [name, item[name]]),
  ) as GlobalChangesAt<P>;
  const texts = Object.entries(item._texts ?? {}).filter(([name]) => changed.includes(name as never));
  return texts.length > 0 ? { ...changes, _texts: Object.fromEntries(texts) } : changes;
}
