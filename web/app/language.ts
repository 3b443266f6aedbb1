import { language as first, languages, type Language } from '@site/locale';

/** The path of a language's home page: '/' of the first language, '/ne' of Nepali. */
export const homeOf = (language: Language): string => (language === first ? '/' : `/${language}`);

/** The language of the page at a path: its first segment names it, in whatever case, where it is not the site's first language. */
export function languageOfPath(pathname: string): Language {
  const segment = pathname.split('/')[1]?.toLowerCase();
  return languages.find((language) => language !== first && language === segment) ?? first;
}

/** A path without the segment of its language: '/ne/stories' and '/stories' are both '/stories'. */
export function pathOfPage(pathname: string): string {
  const language = languageOfPath(pathname);
  return language === first ? pathname : pathname.slice(homeOf(language).length) || '/';
}

/** The path of a page in a language: of '/stories' '/ne/stories', of '/' '/ne'. */
export const pathIn = (language: Language, page: string): string =>
  language === first ? page : homeOf(language) + (page === '/' ? '' : page);

let read = (): Language => first;

/** Says how the language is found: of the request on the server, of the document in a browser. */
export function provideLanguage(reading: () => Language): void {
  read = reading;
}

/** The language of the page that is being rendered. It never changes in a document: the switch loads another one. */
export const currentLanguage = (): Language => read();
