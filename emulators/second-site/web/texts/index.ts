import type pt from './pt-PT';

export type Texts = typeof pt;

export const catalogues = { 'pt-PT': () => import('./pt-PT') };

export const nativeNames = { 'pt-PT': 'Português' };
