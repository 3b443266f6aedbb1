/** Where this organisation is, as far as visitors' pages need it; the rest is in `place.ts`. Each fact is one export. */

/** The languages of the site, as HTML names them; pages in the first have URLs without a prefix. */
export const languages = ['en', 'ne'] as const;
export type Language = (typeof languages)[number];
/** How each language calls itself. */
export const nativeNames: Readonly<Record<Language, string>> = { en: 'English', ne: 'नेपाली' };
/** The languages as Open Graph names them. */
export const openGraphLocales: Readonly<Record<Language, string>> = { en: 'en_GB', ne: 'ne_NP' };
/** The language of the site's own texts. */
export const language = languages[0];
/** By how much the clocks of the place (`timeZone`) are ahead of UTC, since 1986. */
export const utcOffset = '+05:45';
/** The country calling code. */
export const phoneCode = '977';
/** The digits of a phone number that can be dialled from anywhere in the country: an area code and a number, or a mobile number. */
export const nationalNumber = /^(?:0[1-9]\d{6,8}|9[678]\d{8})$/;
/**
 * Phone numbers as they are written in the country, as regular expressions: with +977 or 00977, an area code ('01-4412345',
 * '(083) 520123'), or a mobile number of ten digits from 96, 97 or 98 on; a hyphen or a space separates groups.
 */
export const phoneNumbers = [
  String.raw`(?:\+|00)977[- ]?\(?\d{1,3}\)?(?:[- ]?\d){6,8}`,
  String.raw`9[678]\d(?:[- ]?\d){7}`,
  String.raw`\(0\d{1,2}\)[- ]?\d(?:[- ]?\d){5,6}`,
  String.raw`0\d{1,2}[- ]\d(?:[- ]?\d){5,6}`,
];
