import type { Language } from '@site/locale';
import type en from './en';
import type enPages from './en-pages';

export type Texts = typeof en;
export type PageTexts = typeof enPages;

interface Catalogue {
  readonly texts: () => Promise<{ default: Texts }>;
  readonly pageTexts: () => Promise<{ default: PageTexts }>;
}

/** The texts of each language: those that every page needs, and those of the rarer pages, fetched with the first of them. */
export const catalogues: Readonly<Record<Language, Catalogue>> = {
  en: {
    texts: () => import('./en'),
    pageTexts: () => import('./en-pages'),
  },
  ne: {
    texts: () => import('./ne'),
    pageTexts: () => import('./ne-pages'),
  },
};

/** How each language calls itself. */
export const nativeNames: Readonly<Record<Language, string>> = { en: 'English', ne: 'नेपाली' };
