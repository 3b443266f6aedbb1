import { textsOf } from '../../texts';

export const documentTexts = textsOf({
  publications: {
    title: { en: 'Publications', ne: 'प्रकाशनहरू' },
    lead: {
      en: 'Reports, studies and lessons to read and share.',
      ne: 'पढ्न र बाँड्न मिल्ने प्रतिवेदन, अध्ययन र सिकाइहरू।',
    },
    empty: {
      en: 'No publications yet. Reports will appear here.',
      ne: 'अहिलेसम्म प्रकाशन छैनन्। प्रतिवेदनहरू यहाँ राखिनेछन्।',
    },
    missingFile: { en: 'No publication file available', ne: 'प्रकाशनको फाइल उपलब्ध छैन' },
    missing: { en: 'Publication not found.', ne: 'प्रकाशन भेटिएन।' },
    failed: { en: 'Failed to load publications', ne: 'प्रकाशनहरू लोड गर्न सकिएन' },
    oneFailed: { en: 'Failed to load publication', ne: 'प्रकाशन लोड गर्न सकिएन' },
    open: { en: 'Open the publication', ne: 'प्रकाशन खोल्नुहोस्' },
    back: { en: 'All publications', ne: 'सबै प्रकाशनहरू' },
    further: { en: 'More publications', ne: 'थप प्रकाशनहरू' },
  },
  formats: {
    title: { en: 'Formats', ne: 'फारमहरू' },
    lead: {
      en: 'Forms to fill in. Bring them to our office or send them by e-mail.',
      ne: 'भर्नुपर्ने फारमहरू। भरेर हाम्रो कार्यालयमा ल्याउनुहोस् वा इमेलबाट पठाउनुहोस्।',
    },
    empty: { en: 'No formats yet. Forms will appear here.', ne: 'अहिलेसम्म फारम छैनन्। फारमहरू यहाँ राखिनेछन्।' },
    missingFile: { en: 'No format file available', ne: 'फारमको फाइल उपलब्ध छैन' },
    missing: { en: 'Format not found.', ne: 'फारम भेटिएन।' },
    failed: { en: 'Failed to load formats', ne: 'फारमहरू लोड गर्न सकिएन' },
    oneFailed: { en: 'Failed to load format', ne: 'फारम लोड गर्न सकिएन' },
    open: { en: 'Open the form', ne: 'फारम खोल्नुहोस्' },
    back: { en: 'All formats', ne: 'सबै फारमहरू' },
    further: { en: 'More formats', ne: 'थप फारमहरू' },
  },
});
