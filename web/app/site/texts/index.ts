import type { Language } from '@site/locale';
import type en from './en';

export type Texts = typeof en;

/** The texts of each language, in a file of its own. */
export const catalogues: Readonly<Record<Language, () => Promise<{ default: Texts }>>> = {
  en: () => import('./en'),
  ne: () => import('./ne'),
};
