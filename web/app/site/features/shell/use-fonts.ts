import { useDevanagari } from './use-devanagari';
import { useLateFonts } from './use-late-fonts';

/** What the site's fonts need of a page that has come alive. */
export function useFonts(): void {
  useLateFonts();
  useDevanagari();
}
