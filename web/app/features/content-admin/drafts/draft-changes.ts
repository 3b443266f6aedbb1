const listeners = new Set<() => void>();

/** Tells this tab that a draft was kept, forgotten, or is no longer on its way. */
export const draftsHaveChanged = (): void => listeners.forEach((listener) => listener());

/** Tells whenever drafts may have changed, in this tab or in another one. Returns what ends it. */
export function watchDrafts(listener: () => void): () => void {
  listeners.add(listener);
  const fromOutside = ['storage', 'focus'] as const;
  for (const event of fromOutside) window.addEventListener(event, listener);
  return () => {
    listeners.delete(listener);
    for (const event of fromOutside) window.removeEventListener(event, listener);
  };
}
