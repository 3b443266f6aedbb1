import type { Language } from '@site/locale';

/** What only the server says: in feeds, previews, and the page that stands for one that is not stored. */
const en = {
  feed: {
    use: 'This is a feed: copy this page’s address into a feed reader, and it will show you every new notice.',
    onSite: 'Read it on the site',
    allOnSite: 'All notices on the site',
  },
  preview: {
    banner: {
      name: 'Preview:',
      notYet: 'visitors cannot see this yet.',
      seen: 'visitors can already see this.',
      ends: (end: string) => `This link ends on ${end}.`,
    },
    ended: {
      title: 'This preview has ended',
      advice:
        'A preview lasts three days, or until what it shows is deleted. Ask the colleague who sent you the link for a new one.',
      home: 'Go to the home page',
      staff: 'Open the staff area',
    },
  },
  offline: {
    title: 'You are offline',
    unreachable: 'The site cannot be reached right now',
    notStored:
      'This page is not stored on your device yet. As soon as there is a connection, it opens by itself.',
    again: 'Try again',
    stored: 'Pages stored on your device',
  },
};

const ne: typeof en = {
  feed: {
    use: 'यो फिड हो: यस पृष्ठको ठेगाना फिड रिडरमा राख्नुहोस्, नयाँ सूचना आउनेबित्तिकै त्यहाँ देखिनेछ।',
    onSite: 'वेबसाइटमा पढ्नुहोस्',
    allOnSite: 'वेबसाइटमा सबै सूचना',
  },
  preview: {
    banner: {
      name: 'पूर्वावलोकन:',
      notYet: 'आगन्तुकले यो अझै देख्न सक्दैनन्।',
      seen: 'आगन्तुकले यो देखिसकेका छन्।',
      ends: (end) => `यो लिङ्क ${end} मा सकिन्छ।`,
    },
    ended: {
      title: 'यो पूर्वावलोकन सकियो',
      advice: 'पूर्वावलोकन तीन दिनसम्म वा देखाइएको सामग्री नमेटिएसम्म रहन्छ। लिङ्क पठाउने सहकर्मीसँग नयाँ लिङ्क माग्नुहोस्।',
      home: 'गृहपृष्ठमा जानुहोस्',
      staff: 'कर्मचारी क्षेत्र खोल्नुहोस्',
    },
  },
  offline: {
    title: 'तपाईं अफलाइन हुनुहुन्छ',
    unreachable: 'अहिले वेबसाइटमा पुग्न सकिएन',
    notStored: 'यो पृष्ठ तपाईंको यन्त्रमा राखिएको छैन। इन्टरनेट जोडिनेबित्तिकै यो आफैँ खुल्नेछ।',
    again: 'फेरि प्रयास गर्नुहोस्',
    stored: 'तपाईंको यन्त्रमा राखिएका पृष्ठहरू',
  },
};

export const serverTexts: Readonly<Record<Language, typeof en>> = { en, ne };
