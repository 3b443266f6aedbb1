import { minWidth } from '../../theme/media';

/** `sizes` of pictures for those who want to save data: the narrowest file on a phone, no sharper one than needed elsewhere. */
export const SMALL_SIZES = `${minWidth('sm')} 600px, 1px`;

/** The visitor's device asks to save data, or calls its own connection slow. Chromium alone tells of it. Stands alone: the starter is given its source. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}
