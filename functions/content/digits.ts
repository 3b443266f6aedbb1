/** A text with the digits of Nepali as those that numbers are made of, each in its place. */
export const withLatinDigits = (text: string): string =>
  text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
