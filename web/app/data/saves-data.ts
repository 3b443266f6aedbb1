/** `sizes` of pictures for those who want to save data: the narrowest file on a phone, no sharper one than needed elsewhere. */
export const SMALL_SIZES = '(min-width: 600px) 600px, 1px';

/** Chromium alone tells of its connection. */
function connection(): { saveData?: boolean; effectiveType?: string } | undefined {
  return (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection;
}

/** The visitor's device asks to save data, or calls its own connection slow. */
export function savesData(): boolean {
  const told = connection();
  return told?.saveData === true || told?.effectiveType?.includes('2g') === true;
}

/** The device calls its connection good, and does not ask to save data. */
export function hasGoodConnection(): boolean {
  return connection()?.effectiveType === '4g' && !savesData();
}
