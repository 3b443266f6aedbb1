const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

const isTouched = () => window.scrollY > 0 || document.documentElement.hasAttribute('data-touched');

/**
 * Calls `run` once the visitor has touched the page, moved the mouse, scrolled or pressed a key, also before the client came: a page
 * that nobody looks at fetches nothing ahead. Returns a function that cancels this.
 */
export function whenTouched(run: () => void): () => void {
  const ending = new AbortController();
  const once = (event: Event) => {
    const { type, movementX, movementY } = event as PointerEvent;
    // A page that appears under a resting mouse gets a move event too.
    if (type === 'pointermove' && movementX === 0 && movementY === 0) return;
    ending.abort();
    run();
  };
  if (isTouched()) run();
  else
    for (const sign of SIGNS)
      document.addEventListener(sign, once, {
        passive: true,
        signal: ending.signal,
        // React keeps what happens on a part that waits for its hydration from going further than this. What scrolls within
        // the page may do so by itself, as the dots of the slider do.
        capture: sign !== 'scroll',
      });
  return () => ending.abort();
}
