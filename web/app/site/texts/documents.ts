import { textsOf } from '../../texts';

const en = {
  publications: {
    title: 'Publications',
    lead: 'Reports, studies and lessons to read and share.',
    empty: 'No publications yet. Reports will appear here.',
    missingFile: 'No publication file available',
    missing: 'Publication not found.',
    failed: 'Failed to load publications',
    oneFailed: 'Failed to load publication',
    open: 'Open the publication',
    back: 'All publications',
    further: 'More publications',
  },
  formats: {
    title: 'Formats',
    lead: 'Forms to fill in. Bring them to our office or send them by e-mail.',
    empty: 'No formats yet. Forms will appear here.',
    missingFile: 'No format file available',
    missing: 'Format not found.',
    failed: 'Failed to load formats',
    oneFailed: 'Failed to load format',
    open: 'Open the form',
    back: 'All formats',
    further: 'More formats',
  },
};

const ne: typeof en = {
  publications: {
    title: 'प्रकाशनहरू',
    lead: 'पढ्न र बाँड्न मिल्ने प्रतिवेदन, अध्ययन र सिकाइहरू।',
    empty: 'अहिलेसम्म प्रकाशन छैनन्। प्रतिवेदनहरू यहाँ राखिनेछन्।',
    missingFile: 'प्रकाशनको फाइल उपलब्ध छैन',
    missing: 'प्रकाशन भेटिएन।',
    failed: 'प्रकाशनहरू लोड गर्न सकिएन',
    oneFailed: 'प्रकाशन लोड गर्न सकिएन',
    open: 'प्रकाशन खोल्नुहोस्',
    back: 'सबै प्रकाशनहरू',
    further: 'थप प्रकाशनहरू',
  },
  formats: {
    title: 'फारमहरू',
    lead: 'भर्नुपर्ने फारमहरू। भरेर हाम्रो कार्यालयमा ल्याउनुहोस् वा इमेलबाट पठाउनुहोस्।',
    empty: 'अहिलेसम्म फारम छैनन्। फारमहरू यहाँ राखिनेछन्।',
    missingFile: 'फारमको फाइल उपलब्ध छैन',
    missing: 'फारम भेटिएन।',
    failed: 'फारमहरू लोड गर्न सकिएन',
    oneFailed: 'फारम लोड गर्न सकिएन',
    open: 'फारम खोल्नुहोस्',
    back: 'सबै फारमहरू',
    further: 'थप फारमहरू',
  },
};

/** What the pages of publications and formats say: no other page fetches it. */
export const documentTexts = textsOf({ en, ne });
