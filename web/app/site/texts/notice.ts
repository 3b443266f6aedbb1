import { textsOf } from '../../texts';

export const noticeTexts = textsOf({
  atAGlance: { en: 'At a glance', ne: 'मुख्य जानकारी' },
  fields: {
    heldOn: { en: 'Takes place on', ne: 'हुने मिति' },
    closesOn: { en: 'Closes on', ne: 'अन्तिम मिति' },
    place: { en: 'Place', ne: 'स्थान' },
    contact: { en: 'Contact', ne: 'सम्पर्क' },
  },
  /** By the kinds of notices that somebody responds to. */
  titles: {
    Vacancy: { en: 'How to apply', ne: 'कसरी आवेदन दिने' },
    Training: { en: 'How to apply', ne: 'कसरी आवेदन दिने' },
    Tender: { en: 'How to bid', ne: 'कसरी बोलपत्र पेस गर्ने' },
  },
  to: { en: 'Hand in at', ne: 'बुझाउने ठाउँ' },
  by: { en: (date: string) => `Hand in by ${date} at`, ne: (date: string) => `${date} भित्र बुझाउने ठाउँ` },
  ask: { en: 'Questions', ne: 'जिज्ञासा भए' },
  askAbout: { en: 'Ask about this', ne: 'यसबारे सोध्नुहोस्' },
  forms: { en: 'Forms and documents', ne: 'फारम र कागजात' },
  ofNotice: { en: 'Documents of this notice', ne: 'यस सूचनाका कागजात' },
  ofSite: { en: 'Our forms', ne: 'हाम्रा फारमहरू' },
});
