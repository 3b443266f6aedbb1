/** Where this organisation is at home: what servers, tools and the staff area need of it, and no page of the visitors. */

/** How days and moments are written, as `Intl` names it. */
export const dateLocale = 'en-GB';

/** Whose clocks count, by the time zone database, and as sentences name it: 'at 10:00 in Nepal'. */
export const timeZone = 'Asia/Kathmandu';
export const timePlace = 'Nepal';

/** When the week begins at the office: the day (0 is Sunday) and the time. */
export const weekBegins = { day: 0, time: '10:00' };

/** A page of the site, as an example of what can be linked to. */
export const examplePath = '/notices';

/** Where the functions run: Mumbai. Hosting's rewrites in firebase.json name it too. */
export const region = 'asia-south1';
