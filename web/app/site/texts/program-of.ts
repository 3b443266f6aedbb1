import type { Language } from '@site/locale';

/** What stands before the project that a story or a notice belongs to. */
export const programOfTexts: Readonly<Record<Language, string>> = { en: 'Project:', ne: 'परियोजना:' };
