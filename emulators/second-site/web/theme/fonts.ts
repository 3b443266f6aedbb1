import type { Language } from '@site/locale';

/** Every device has the site's font: no file is fetched for it. */
export const fontFaces = () => '';
export const preloadedFonts: Partial<Record<Language, readonly string[]>> = {};
export const languageClasses: Partial<Record<Language, string>> = {};
