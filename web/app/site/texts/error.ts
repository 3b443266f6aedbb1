import { textsOf } from '../../texts';

export const errorTexts = textsOf({
  title: { en: 'Unexpected Application Error!', ne: 'अनपेक्षित त्रुटि!' },
  missing: {
    line: { en: '404 Not Found', ne: '४०४ पृष्ठ भेटिएन' },
    advice: {
      en: 'There is nothing at this address. It may have moved, or a letter may have gone astray.',
      ne: 'यो ठेगानामा केही छैन। पृष्ठ अन्यत्र सारिएको वा ठेगानाको कुनै अक्षर छुटेको हुन सक्छ।',
    },
  },
  failed: {
    line: { en: 'Something went wrong', ne: 'केही समस्या भयो' },
    number: { en: 'If it stays so, tell us this number:', ne: 'यस्तै भइरहे हामीलाई यो नम्बर बताउनुहोस्:' },
  },
  home: { en: 'Go to the home page', ne: 'गृहपृष्ठमा जानुहोस्' },
  notices: { en: 'Read the notices', ne: 'सूचनाहरू पढ्नुहोस्' },
  contact: { en: 'Contact us', ne: 'हामीलाई सम्पर्क गर्नुहोस्' },
});
