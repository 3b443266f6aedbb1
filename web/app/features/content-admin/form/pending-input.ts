/** Inputs that tell their form what was typed only when typing pauses: how each tells it now. */
const flushes = new Set<() => void>();

/** Has `flush` called before the form is saved or left; returns how to end that. */
export function onFlush(flush: () => void): () => void {
  flushes.add(flush);
  return () => void flushes.delete(flush);
}

/** Tells the forms what was typed last: what is sent or kept now is all that stands on the screen. */
export function flushPendingInput(): void {
  for (const flush of flushes) flush();
}
