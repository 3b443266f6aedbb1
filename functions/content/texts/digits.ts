import { nationalNumber, phoneCode } from '@site/locale';

/** A text with the digits of Nepali as those that numbers are made of, each in its place. */
export const withLatinDigits = (text: string): string =>
  text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));

/**
 * A phone number as a `tel:` URL, with the country's code; undefined for a text that is none. A short code, or a
 * number without its area code, stays as it is: a country's code would make another number of it.
 */
export function telUrl(phone: string): string | undefined {
  const digits = withLatinDigits(phone)
    .replaceAll(/[^+\d]/g, '')
    .replace(/^00/, '+');
  if (digits.length < 3) return undefined;
  return nationalNumber.test(digits) ? `tel:+${phoneCode}${digits.replace(/^0/, '')}` : `tel:${digits}`;
}

/** A number in Devanagari digits: 2083 is '२०८३'. Other signs stay. */
export function devanagari(number: number | string): string {
  return String(number).replaceAll(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0x936));
}
