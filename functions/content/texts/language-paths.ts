import { language as first, languages, type Language } from '@site/locale';

/** What the paths of a language begin with: '' of the site's first language, '/ne' of Nepali. */
export const languagePrefix = (language: Language): string => (language === first ? '' : `/${language}`);

/** The language of the page at a path: its first segment names it, in whatever case, where it is not the site's first language. */
export function languageOfPath(path: string): Language {
  const segment = path.split(/[/?#]/)[1]?.toLowerCase();
  return languages.find((language) => language !== first && language === segment) ?? first;
}

/** The path of a page in a language: of '/stories' '/ne/stories', of '/' '/ne'. */
export const localizePath = (language: Language, page: string): string =>
  language !== first && page === '/' ? languagePrefix(language) : languagePrefix(language) + page;

/** A path without the segment of its language: '/ne/stories' and '/stories' are both '/stories', '/ne#help' is '/#help'. */
export const delocalizePath = (path: string): string =>
  path.slice(languagePrefix(languageOfPath(path)).length).replace(/^(?!\/)/, '/');
