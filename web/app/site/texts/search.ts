import { devanagari } from '@content/texts/digits';
import { textsOf } from '../../texts';

export const searchTexts = textsOf({
  title: { en: 'Search', ne: 'खोज' },
  label: { en: 'What are you looking for?', ne: 'के खोज्दै हुनुहुन्छ?' },
  lead: {
    en: 'Notices, stories, projects, people and documents, in Nepali or English, in any spelling.',
    ne: 'सूचना, कथा, परियोजना, व्यक्ति र कागजात: नेपाली वा अङ्ग्रेजीमा, जुनसुकै हिज्जेमा।',
  },
  submit: { en: 'Search', ne: 'खोज्नुहोस्' },
  pages: { en: 'Pages', ne: 'पृष्ठहरू' },
  /** Of what is found `shown` are listed. */
  found: {
    en: (total: number, shown: number) =>
      total > shown
        ? `Showing the best ${shown} of ${total} results. Add a word to narrow them down.`
        : `${total} ${total === 1 ? 'result' : 'results'}`,
    ne: (total: number, shown: number) =>
      total > shown
        ? `${devanagari(total)} मध्ये उत्कृष्ट ${devanagari(shown)} नतिजा। अझ कम पाउन अर्को शब्द थप्नुहोस्।`
        : `${devanagari(total)} नतिजा`,
  },
  results: { en: 'Results', ne: 'नतिजाहरू' },
  none: {
    en: (words: string) => `Nothing found for “${words}”.`,
    ne: (words: string) => `“${words}” का लागि केही भेटिएन।`,
  },
  suggestion: {
    en: 'Was that typed in the Preeti font? Search for',
    ne: 'यो प्रीति फन्टमा टाइप गरिएको हो? यो खोज्नुहोस्:',
  },
  advice: { en: 'Try fewer or other words, or look here:', ne: 'कम वा अरू शब्द लेखेर हेर्नुहोस्, वा यहाँ हेर्नुहोस्:' },
  failed: { en: 'Failed to search', ne: 'खोज्न सकिएन' },
  kinds: {
    about: { en: 'About Us', ne: 'हाम्रो बारेमा' },
    contact: { en: 'Contact', ne: 'सम्पर्क' },
    employees: { en: 'Team', ne: 'टोली' },
    formats: { en: 'Form', ne: 'फारम' },
    galleries: { en: 'Photo', ne: 'तस्बिर' },
    notices: { en: 'Notice', ne: 'सूचना' },
    objectives: { en: 'Our Objectives', ne: 'हाम्रा उद्देश्य' },
    organisation: { en: 'Contact', ne: 'सम्पर्क' },
    policies: { en: 'Policy', ne: 'नीति' },
    programs: { en: 'Project', ne: 'परियोजना' },
    publications: { en: 'Publication', ne: 'प्रकाशन' },
    stories: { en: 'Story', ne: 'कथा' },
    support: { en: 'Support us', ne: 'सहयोग' },
  },
});
