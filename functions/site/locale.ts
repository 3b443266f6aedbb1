import { fixed } from '@content/time-zone';

/**
 * Where this organisation is at home, as far as visitors' pages need it; the rest is in `place.ts`. Each fact is an export of its own.
 */

/** The languages of the site, as HTML names them: the first is that of addresses without a prefix and of the defaults. */
export const languages = ['en', 'ne'] as const;
export type Language = (typeof languages)[number];
/** The language of the site's own texts. */
export const language = languages[0];
/** The clocks of the place (`timeZone`) have not changed since 1986: with `ofZone`, `Intl` would take a phone some 20 ms. */
export const offsetAt = fixed('+05:45');
/** The country's code before a phone number. */
export const phoneCode = '977';
/**
 * Numbers of the country as they are written, as regular expressions: with +977 or 00977, an area code ('01-4412345',
 * '(083) 520123'), or a mobile one of ten digits that begins with 96, 97 or 98; groups are parted by a hyphen or a space.
 */
export const phoneNumbers = [
  String.raw`(?:\+|00)977[- ]?\(?\d{1,3}\)?(?:[- ]?\d){6,8}`,
  String.raw`9[678]\d(?:[- ]?\d){7}`,
  String.raw`\(0\d{1,2}\)[- ]?\d(?:[- ]?\d){5,6}`,
  String.raw`0\d{1,2}[- ]\d(?:[- ]?\d){5,6}`,
];
