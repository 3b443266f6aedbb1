const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

const isTouched = () => window.scrollY > 0 || document.documentElement.hasAttribute('data-touched');

/**
 * Runs something once the visitor has shown to be there: touched the page, moved the mouse, scrolled or pressed a key, also before
 * the client came. A page that nobody looks at fetches nothing ahead. Returns what ends the wait.
 */
export function whenTouched(run: () => void): () => void {
  const ending = new AbortController();
  const once = (event: Event) => {
    const { type, movementX, movementY } = event as PointerEvent;
    // A page that comes under a mouse at rest is told of it by a move as well.
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
