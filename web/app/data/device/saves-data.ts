import { minWidth } from '../../theme/media';

/** The `sizes` of pictures where data is saved: the narrowest file on a phone, no sharper one than needed elsewhere. */
export const SMALL_SIZES = `${minWidth('sm')} 600px, 1px`;

/** Whether the device wants to save data or has a slow connection (Chromium only). Self-contained: the starter gets its source. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}
