/** Whether the visitor's device asks to save data, or calls its own connection slow. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}
