import { useEffect } from 'react';
import { hasDevanagari, lendDevanagari } from '../../theme/devanagari';

/** Gives a device without Devanagari letters those of the site, once the page has come alive: after everything else. */
export function useDevanagari(): void {
  useEffect(() => {
    if (!hasDevanagari()) lendDevanagari();
  }, []);
}
