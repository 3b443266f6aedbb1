/** An item's id, and the number its list is sorted by. */
export interface Numbered {
  readonly id: string;
  readonly order: number;
}

/** Room left before and behind the ends of a list, and between items that are numbered anew. */
const STEP = 10;
/** Below this a gap between two neighbours counts as none. */
const SMALLEST_GAP = 0.001;
/** The numbers' limits in the content model. */
const LIMIT = 1e9;

function between(before: number | undefined, behind: number | undefined): number | null {
  if (before === undefined && behind === undefined) return null;
  if (before === undefined) return (behind ?? 0) - STEP;
  if (behind === undefined) return before + STEP;
  const middle = (before + behind) / 2;
  return middle - before >= SMALLEST_GAP && behind - middle >= SMALLEST_GAP ? middle : null;
}

/** The number of one that is added behind all others; null where there are none. */
export function numberBehind(numbers: readonly number[]): number | null {
  if (numbers.length === 0) return null;
  const next = Math.floor(Math.max(...numbers)) + STEP;
  return next < LIMIT ? next : null;
}

/**
 * The writes, in this order, after which the items stand as given when one of them was moved: one number between its
 * neighbours. Where there is no room between them (items share a number until they are put in order for the first
 * time), the moved item and all behind it get numbers above all others, the last one first: whenever the writing stops
 * half way, no item that was not touched moves among its like.
 */
export function writesFor(items: readonly Numbered[], movedId: string): Numbered[] {
  const at = items.findIndex(({ id }) => id === movedId);
  const order = between(items[at - 1]?.order, items[at + 1]?.order);
  if (order !== null && Math.abs(order) < LIMIT) return [{ id: movedId, order }];
  const highest = Math.max(...items.map((item) => item.order));
  const room = highest + STEP * items.length < LIMIT;
  const first = room ? at : 0;
  const base = room ? highest : 0;
  return items
    .slice(first)
    .map(({ id }, i) => ({ id, order: base + (i + 1) * STEP }))
    .reverse();
}
