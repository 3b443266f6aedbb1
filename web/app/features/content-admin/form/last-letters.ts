/** What the parts of forms do that tell the form what is typed only when typing pauses. */
const waiting = new Set<() => void>();

/** Has `tell` called before something is done by itself with what is typed; returns how to end that. */
export function toldBefore(tell: () => void): () => void {
  waiting.add(tell);
  return () => void waiting.delete(tell);
}

/** Has the forms told of the last letters: what is sent now is all that stands on the screen. */
export function tellLastLetters(): void {
  for (const tell of waiting) tell();
}
