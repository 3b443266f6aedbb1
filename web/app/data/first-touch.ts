const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/**
 * Runs something once the visitor has shown to be there: touched the page, moved the mouse, turned its wheel or pressed a key,
 * also before the client came. A page that nobody looks at fetches nothing ahead. Returns what ends the wait.
 */
export function whenTouched(run: () => void): () => void {
  const ending = new AbortController();
  const once = ({ type, movementX, movementY }: Partial<PointerEvent>) => {
    // A page that comes under a mouse at rest is told of it by a move as well.
    if (type === 'pointermove' && movementX === 0 && movementY === 0) return;
    ending.abort();
    run();
  };
  // React keeps what happens on a part that waits for its hydration from going further: it is captured.
  const options = { passive: true, capture: true, signal: ending.signal };
  if (document.documentElement.hasAttribute('data-touched')) run();
  else for (const sign of SIGNS) document.addEventListener(sign, once, options);
  return () => ending.abort();
}
