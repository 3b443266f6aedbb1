import { language as first, type Language } from '@site/locale';

let read = (): Language => first;

/** Says how the language is found: of the request on the server, of the document in a browser. */
export function provideLanguage(reading: () => Language): void {
  read = reading;
}

/** The language of the page that is being rendered. It never changes in a document: the switch loads another one. */
export const currentLanguage = (): Language => read();

/**
 * The language in whose address a text is at home: the page's own where it can be read in it, otherwise the one in which it is
 * written. `readIn` as `languagesOf` of `@content/item` tells it.
 */
export const canonicalLanguage = (readIn: readonly Language[]): Language =>
  readIn.includes(currentLanguage()) ? currentLanguage() : (readIn[0] ?? currentLanguage());
