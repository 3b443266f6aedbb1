import type { Language } from '@site/locale';

const en = {
  /** By the kinds of notices that somebody responds to. */
  titles: { Vacancy: 'How to apply', Training: 'How to apply', Tender: 'How to bid' },
  to: 'Hand in at',
  by: (date: string) => `Hand in by ${date} at`,
  ask: 'Questions',
  forms: 'Forms and documents',
  ofNotice: 'Documents of this notice',
  ofSite: 'Our forms',
};

const ne: typeof en = {
  titles: {
    Vacancy: 'कसरी आवेदन दिने',
    Training: 'कसरी आवेदन दिने',
    Tender: 'कसरी बोलपत्र पेस गर्ने',
  },
  to: 'बुझाउने ठाउँ',
  by: (date) => `${date} भित्र बुझाउने ठाउँ`,
  ask: 'जिज्ञासा भए',
  forms: 'फारम र कागजात',
  ofNotice: 'यस सूचनाका कागजात',
  ofSite: 'हाम्रा फारमहरू',
};

/** What the page of one notice alone says: no other page fetches it. */
export const noticeTexts: Readonly<Record<Language, typeof en>> = { en, ne };
