import { textsOf } from '../../texts';

const en = {
  atAGlance: 'At a glance',
  fields: { heldOn: 'Takes place on', closesOn: 'Closes on', place: 'Place', contact: 'Contact' },
  /** By the kinds of notices that somebody responds to. */
  titles: { Vacancy: 'How to apply', Training: 'How to apply', Tender: 'How to bid' },
  to: 'Hand in at',
  by: (date: string) => `Hand in by ${date} at`,
  ask: 'Questions',
  askAbout: 'Ask about this',
  forms: 'Forms and documents',
  ofNotice: 'Documents of this notice',
  ofSite: 'Our forms',
};

const ne: typeof en = {
  atAGlance: 'मुख्य जानकारी',
  fields: { heldOn: 'हुने मिति', closesOn: 'अन्तिम मिति', place: 'स्थान', contact: 'सम्पर्क' },
  titles: {
    Vacancy: 'कसरी आवेदन दिने',
    Training: 'कसरी आवेदन दिने',
    Tender: 'कसरी बोलपत्र पेस गर्ने',
  },
  to: 'बुझाउने ठाउँ',
  by: (date) => `${date} भित्र बुझाउने ठाउँ`,
  ask: 'जिज्ञासा भए',
  askAbout: 'यसबारे सोध्नुहोस्',
  forms: 'फारम र कागजात',
  ofNotice: 'यस सूचनाका कागजात',
  ofSite: 'हाम्रा फारमहरू',
};

/** What the page of one notice says, and the feed: no other page fetches it. */
export const noticeTexts = textsOf({ en, ne });
