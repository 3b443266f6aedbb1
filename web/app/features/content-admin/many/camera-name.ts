/** What cameras, phones and messengers call their pictures; what follows is numbers, letters of a code, or nothing. */
const makers =
  /^(img|image|photo|picture|pic|dsc[nf]?|dcim|p|pxl|mvimg|vid|imag|cimg|sam|gopr|dji|fb img|received|signal|screenshot|screen shot|whats ?app image|wa|scan|untitled|unnamed|download|file)(?=[\d\s()]|$)/i;

/** Whether a title is still the name that a camera or a messenger gave the picture: it tells visitors nothing. */
export function isCameraName(title: string): boolean {
  const words = title.trim().replaceAll(/[_.-]+/g, ' ');
  if (words === '') return false;
  const rest = words
    .replace(makers, '')
    .replaceAll(/\b(at|wa|am|pm|edited|copy|burst|hdr|night|portrait)\b/gi, '');
  // What is left holds no word: digits, signs, and the letters of a code.
  return !/[\p{L}\p{M}]{3}/u.test(rest) && /\d|^\P{L}*$/u.test(words.replace(makers, '0'));
}
