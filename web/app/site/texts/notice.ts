import type { Language } from '@site/locale';

/** What the page of one notice alone says: no other page fetches it. */
export const noticeTexts: Readonly<Record<Language, { readonly ask: string }>> = {
  en: { ask: 'Ask about this' },
  ne: { ask: 'यसबारे सोध्नुहोस्' },
};
