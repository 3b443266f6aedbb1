import { languageOfPath } from '@content/texts/language-paths';
import { language as first, type Language } from '@site/locale';

// Of the address, since translators of browsers change the document's.
const ownLanguage = typeof location === 'undefined' ? first : languageOfPath(location.pathname);
let read = (): Language => ownLanguage;

/** Says how the server finds the language of its request; a browser has that of the page's address. */
export function provideLanguage(reading: () => Language): void {
  read = reading;
}

/** The language of the page that is being rendered. It never changes in a document: the switch loads another one. */
export const currentLanguage = (): Language => read();

/**
 * The language in whose address a text is at home: the page's own where it can be read in it, otherwise the one in which it is
 * written. `readIn` as `languagesOf` of `@content/items/item` tells it.
 */
export const canonicalLanguage = (readIn: readonly Language[]): Language =>
  readIn.includes(currentLanguage()) ? currentLanguage() : (readIn[0] ?? currentLanguage());
