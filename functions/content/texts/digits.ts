/** A text with the digits of Nepali as those that numbers are made of, each in its place. */
export const withLatinDigits = (text: string): string =>
  text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));

/** A phone number as a `tel:` URL; undefined for a text that is none. */
export function telUrl(phone: string): string | undefined {
  const digits = withLatinDigits(phone).replaceAll(/[^+\d]/g, '');
  return digits.length < 3 ? undefined : `tel:${digits}`;
}

/** A number in Devanagari digits: 2083 is '२०८३'. Other signs stay. */
export function devanagari(number: number | string): string {
  return String(number).replaceAll(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0x936));
}
