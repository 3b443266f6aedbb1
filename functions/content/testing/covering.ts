/**
 * The few of some types that together have every trait of all of them: what holds for these holds for the others, which are
 * made of the same parts. A type that brings a new trait is among them by itself.
 */
export function covering<T>(types: readonly T[], traitsOf: (type: T) => readonly string[]): T[] {
  const missing = new Set(types.flatMap(traitsOf));
  const chosen: T[] = [];
  while (missing.size > 0) {
    const gain = (type: T) => new Set(traitsOf(type).filter((trait) => missing.has(trait))).size;
    const best = types.reduce((first, type) => (gain(type) > gain(first) ? type : first));
    for (const trait of traitsOf(best)) missing.delete(trait);
    chosen.push(best);
  }
  return chosen;
}
