import { byLanguage } from '../../texts';

/** The texts of the server alone: feeds, previews, and the page shown offline. */
export const serverTexts = byLanguage({
  feed: {
    use: {
      en: 'This is a feed: copy this page’s address into a feed reader, and it will show you every new notice.',
      ne: 'यो फिड हो: यस पृष्ठको ठेगाना फिड रिडरमा राख्नुहोस्, नयाँ सूचना आउनेबित्तिकै त्यहाँ देखिनेछ।',
    },
    onSite: { en: 'Read it on the site', ne: 'वेबसाइटमा पढ्नुहोस्' },
    allOnSite: { en: 'All notices on the site', ne: 'वेबसाइटमा सबै सूचना' },
  },
  preview: {
    banner: {
      name: { en: 'Preview:', ne: 'पूर्वावलोकन:' },
      notYet: { en: 'visitors cannot see this yet.', ne: 'आगन्तुकले यो अझै देख्न सक्दैनन्।' },
      seen: { en: 'visitors can already see this.', ne: 'आगन्तुकले यो देखिसकेका छन्।' },
      ends: {
        en: (end: string) => `This link ends on ${end}.`,
        ne: (end: string) => `यो लिङ्क ${end} मा सकिन्छ।`,
      },
    },
    ended: {
      title: { en: 'This preview has ended', ne: 'यो पूर्वावलोकन सकियो' },
      advice: {
        en: 'A preview lasts three days, or until what it shows is deleted. Ask the colleague who sent you the link for a new one.',
        ne: 'पूर्वावलोकन तीन दिनसम्म वा देखाइएको सामग्री नमेटिएसम्म रहन्छ। लिङ्क पठाउने सहकर्मीसँग नयाँ लिङ्क माग्नुहोस्।',
      },
      home: { en: 'Go to the home page', ne: 'गृहपृष्ठमा जानुहोस्' },
      staff: { en: 'Open the staff area', ne: 'कर्मचारी क्षेत्र खोल्नुहोस्' },
    },
  },
  offline: {
    title: { en: 'You are offline', ne: 'तपाईं अफलाइन हुनुहुन्छ' },
    unreachable: { en: 'The site cannot be reached right now', ne: 'अहिले वेबसाइटमा पुग्न सकिएन' },
    notStored: {
      en: 'This page is not stored on your device yet. As soon as there is a connection, it opens by itself.',
      ne: 'यो पृष्ठ तपाईंको यन्त्रमा राखिएको छैन। इन्टरनेट जोडिनेबित्तिकै यो आफैँ खुल्नेछ।',
    },
    again: { en: 'Try again', ne: 'फेरि प्रयास गर्नुहोस्' },
    stored: { en: 'Pages stored on your device', ne: 'तपाईंको यन्त्रमा राखिएका पृष्ठहरू' },
  },
});
