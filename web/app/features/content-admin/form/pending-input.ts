/** Inputs that update their form only when typing pauses: the function of each that does it now. */
const flushes = new Set<() => void>();

/** Registers `flush` to be called before the form is saved or left; returns a function that ends that. */
export function onFlush(flush: () => void): () => void {
  flushes.add(flush);
  return () => void flushes.delete(flush);
}

/** Updates the forms with everything that is on the screen, before they are sent or stored. */
export function flushPendingInput(): void {
  for (const flush of flushes) flush();
}
