import { languageOfPath } from '@content/texts/language-paths';
import { language as first, type Language } from '@site/locale';

// By the URL, since browsers' translators change the document's language.
const ownLanguage = typeof location === 'undefined' ? first : languageOfPath(location.pathname);
let read = (): Language => ownLanguage;

/** Sets how the server finds the language of its request; a browser uses the page's URL. */
export function provideLanguage(reading: () => Language): void {
  read = reading;
}

/** The language of the page that is being rendered. It never changes in a document: the switch loads another one. */
export const currentLanguage = (): Language => read();

/** The language of a text's canonical URL: the page's if the text can be read in it (`readIn`), otherwise that of the original. */
export const canonicalLanguage = (readIn: readonly Language[]): Language =>
  readIn.includes(currentLanguage()) ? currentLanguage() : (readIn[0] ?? currentLanguage());
