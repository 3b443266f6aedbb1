/** Names that cameras, phones and messengers give their pictures; numbers, letters of a code, or nothing follow. */
const makers =
  /^(img|image|photo|picture|pic|dsc[nf]?|dcim|p|pxl|mvimg|vid|imag|cimg|sam|gopr|dji|fb img|received|signal|screenshot|screen shot|whats ?app image|wa|scan|untitled|unnamed|download|file)(?=[\d\s()]|$)/i;

/** The name that a camera or a messenger gave a picture tells visitors nothing. */
function isCameraName(title: string): boolean {
  const words = title.trim().replaceAll(/[_.-]+/g, ' ');
  if (words === '') return false;
  const rest = words
    .replace(makers, '')
    .replaceAll(/\b(at|wa|am|pm|edited|copy|burst|hdr|night|portrait)\b/gi, '');
  // No word is left: digits, signs, and the letters of a code.
  return !/[\p{L}\p{M}]{3}/u.test(rest) && /\d|^\P{L}*$/u.test(words.replace(makers, '0'));
}

/** A title to begin with, from a file's name: without its ending, dashes and underscores; none where a camera has named it. Nepali letters stay. */
export function titleFromName(name: string): string {
  const stem = name.normalize('NFC').replace(/\.[\p{L}\p{N}]{1,5}$/u, '');
  const title = stem.replace(/[_\s-]+/gu, ' ').trim();
  return isCameraName(title) ? '' : title;
}
