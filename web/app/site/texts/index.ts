import type { Language } from '@site/locale';
import type { en } from './en';
import type { enPages } from './en-pages';

export type Texts = typeof en;
export type PageTexts = typeof enPages;

interface Catalogue {
  readonly texts: () => Promise<Texts>;
  readonly pageTexts: () => Promise<PageTexts>;
}

/** The texts of each language. A further one is a catalogue of two files, and a line here, in the two below and in `@site/locale`. */
export const catalogues: Readonly<Record<Language, Catalogue>> = {
  en: {
    texts: async () => (await import('./en')).en,
    pageTexts: async () => (await import('./en-pages')).enPages,
  },
  ne: {
    texts: async () => (await import('./ne')).ne,
    pageTexts: async () => (await import('./ne-pages')).nePages,
  },
};

/** How each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', ne: 'नेपाली' };
