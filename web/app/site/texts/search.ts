import { textsOf } from '../../texts';
import { devanagari } from '@content/texts/digits';

const en = {
  title: 'Search',
  label: 'What are you looking for?',
  lead: 'Notices, stories, projects, people and documents, in Nepali or English, in any spelling.',
  submit: 'Search',
  pages: 'Pages',
  /** Of what is found `shown` are listed. */
  found: (total: number, shown: number) =>
    total > shown
      ? `Showing the best ${shown} of ${total} results. Add a word to narrow them down.`
      : `${total} ${total === 1 ? 'result' : 'results'}`,
  results: 'Results',
  none: (words: string) => `Nothing found for “${words}”.`,
  suggestion: 'Was that typed in the Preeti font? Search for',
  advice: 'Try fewer or other words, or look here:',
  failed: 'Failed to search',
  kinds: {
    about: 'About Us',
    contact: 'Contact',
    employees: 'Team',
    formats: 'Form',
    galleries: 'Photo',
    notices: 'Notice',
    objectives: 'Our Objectives',
    organisation: 'Contact',
    policies: 'Policy',
    programs: 'Project',
    publications: 'Publication',
    stories: 'Story',
    support: 'Support us',
  } as Readonly<Record<string, string>>,
};

const ne: typeof en = {
  title: 'खोज',
  label: 'के खोज्दै हुनुहुन्छ?',
  lead: 'सूचना, कथा, परियोजना, व्यक्ति र कागजात: नेपाली वा अङ्ग्रेजीमा, जुनसुकै हिज्जेमा।',
  submit: 'खोज्नुहोस्',
  pages: 'पृष्ठहरू',
  found: (total, shown) =>
    total > shown
      ? `${devanagari(total)} मध्ये उत्कृष्ट ${devanagari(shown)} नतिजा। अझ कम पाउन अर्को शब्द थप्नुहोस्।`
      : `${devanagari(total)} नतिजा`,
  results: 'नतिजाहरू',
  none: (words) => `“${words}” का लागि केही भेटिएन।`,
  suggestion: 'यो प्रीति फन्टमा टाइप गरिएको हो? यो खोज्नुहोस्:',
  advice: 'कम वा अरू शब्द लेखेर हेर्नुहोस्, वा यहाँ हेर्नुहोस्:',
  failed: 'खोज्न सकिएन',
  kinds: {
    about: 'हाम्रो बारेमा',
    contact: 'सम्पर्क',
    employees: 'टोली',
    formats: 'फारम',
    galleries: 'तस्बिर',
    notices: 'सूचना',
    objectives: 'हाम्रा उद्देश्य',
    organisation: 'सम्पर्क',
    policies: 'नीति',
    programs: 'परियोजना',
    publications: 'प्रकाशन',
    stories: 'कथा',
    support: 'सहयोग',
  },
};

/** What the search page alone says: no other page fetches it. */
export const searchTexts = textsOf({ en, ne });
