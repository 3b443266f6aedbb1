import type pt from './pt-PT';
import type ptPages from './pt-PT-pages';

export type Texts = typeof pt;
export type PageTexts = typeof ptPages;

export const catalogues = {
  'pt-PT': { texts: () => import('./pt-PT'), pageTexts: () => import('./pt-PT-pages') },
};

export const nativeNames = { 'pt-PT': 'Português' };
