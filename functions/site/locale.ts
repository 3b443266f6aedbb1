import { fixed } from '@content/time-zone';

/** Where this organisation is at home. Each fact is an export of its own: pages take along what they use. */

/** The languages of the site, as HTML names them: the first is that of addresses without a prefix and of the defaults. */
export const languages = ['en', 'ne'] as const;
export type Language = (typeof languages)[number];
/** The language of the site's own texts. */
export const language = languages[0];
/** How days and moments are written, as `Intl` names it. */
export const dateLocale = 'en-GB';

/** Whose clocks count, by the time zone database, and as sentences name it: 'at 10:00 in Nepal'. */
export const timeZone = 'Asia/Kathmandu';
export const timePlace = 'Nepal';
/** Its clocks have not changed since 1986: with `ofZone`, `Intl` would take a phone some 20 ms. */
export const offsetAt = fixed('+05:45');
/** When the week begins at the office: the day (0 is Sunday) and the time. */
export const weekBegins = { day: 0, time: '10:00' };

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

/** Where the functions run: Mumbai. Hosting's rewrites in firebase.json name it too. */
export const region = 'asia-south1';
