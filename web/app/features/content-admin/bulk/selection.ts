/** The ids that are chosen. */
export type Chosen = ReadonlySet<string>;

/**
 * What is chosen after one item was ticked or unticked. With `from`, the one that was ticked before it (shift-click),
 * all between the two in the list become what this one becomes.
 */
export function toggled(chosen: Chosen, ids: readonly string[], id: string, from?: string): Chosen {
  const [at, start] = [ids.indexOf(id), from === undefined ? -1 : ids.indexOf(from)];
  const range = start < 0 ? [id] : ids.slice(Math.min(at, start), Math.max(at, start) + 1);
  const next = new Set(chosen);
  for (const each of range) {
    if (chosen.has(id)) next.delete(each);
    else next.add(each);
  }
  return next;
}
