import { useEffect } from 'react';

/** Four letters that are written as one in every Devanagari font; where there is none, each is a box of its own. */
const LIGATURE = 'क्षे';

function hasDevanagari(): boolean {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return true;
  context.font = '40px sans-serif';
  const widthOf = (text: string) => context.measureText(text).width;
  return widthOf(LIGATURE) < 3 * widthOf('क');
}

async function lendWhereMissing(): Promise<void> {
  if (hasDevanagari()) return;
  try {
    const { loadDevanagari } = await import('../../theme/devanagari');
    loadDevanagari();
  } catch {
    // A line that breaks leaves the boxes as they are.
  }
}

/** Gives a device without Devanagari letters those of the site, once the page has come alive: after everything else. */
export function useDevanagari(): void {
  useEffect(() => {
    // Looking for a font takes a slow phone longer than drawing a card. Safari has no idle callbacks.
    const browser = window as Partial<Pick<Window, 'requestIdleCallback'>>;
    const look = () => void lendWhereMissing();
    if (browser.requestIdleCallback) browser.requestIdleCallback(look, { timeout: 500 });
    else setTimeout(look, 500);
  }, []);
}
