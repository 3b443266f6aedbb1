import type { Language } from './locale';

/** Where this organisation is: facts for servers, tools and the staff area, which no visitors' page loads. */

/** What staff call the languages of the site. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', ne: 'Nepali' };

/** The time zone of the site, by the time zone database, and its name in sentences: 'at 10:00 in Nepal'. */
export const timeZone = 'Asia/Kathmandu';
export const timePlace = 'Nepal';

/** When the week begins at the office: the day (0 is Sunday) and the time. */
export const weekBegins = { day: 0, time: '10:00' };

/** A page of the site, as an example of what can be linked to. */
export const examplePath = '/notices';

/** Where the functions run: Mumbai. Hosting's rewrites in firebase.json name it too. */
export const region = 'asia-south1';
