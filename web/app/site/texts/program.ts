import type { Language } from '@site/locale';

const en = {
  missing: 'Program not found.',
  back: 'All programs',
  further: 'More of our programs',
  facts: 'At a glance',
};

const ne: typeof en = {
  missing: 'परियोजना भेटिएन।',
  back: 'सबै कार्यक्रम',
  further: 'हाम्रा थप कार्यक्रम',
  facts: 'मुख्य जानकारी',
};

/** What the page of one project says: no other page fetches it. */
export const programTexts: Readonly<Record<Language, typeof en>> = { en, ne };
