const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

/** Whether the visitor has touched, scrolled or typed before the client was there (see client/starter). */
const isTouched = () => window.scrollY > 0 || document.documentElement.hasAttribute('data-touched');

/**
 * Runs something once the visitor has shown to be there: touched the page, moved the mouse, scrolled or pressed a key. A
 * page that nobody looks at fetches nothing ahead. Returns what ends the wait.
 */
export function whenTouched(run: () => void): () => void {
  const ending = new AbortController();
  const options = { capture: true, passive: true, signal: ending.signal };
  const once = () => {
    ending.abort();
    run();
  };
  if (isTouched()) run();
  else for (const sign of SIGNS) document.addEventListener(sign, once, options);
  return () => ending.abort();
}
