/** A title to begin with, from a file's name: without its ending, dashes and underscores; Nepali letters stay. */
export function titleFromName(name: string): string {
  const stem = name.normalize('NFC').replace(/\.[\p{L}\p{N}]{1,5}$/u, '');
  return stem.replace(/[_\s-]+/gu, ' ').trim();
}
