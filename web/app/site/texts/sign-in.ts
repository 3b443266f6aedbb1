import type { Language } from '@site/locale';
import { byLanguage } from '../../texts';

/** The texts of the sign-in page, the staff area's only page in the language chosen on this device. */
export const signInTexts = byLanguage({
  title: { en: 'Admin Portal', ne: 'प्रशासन पोर्टल' },
  lead: { en: 'For the staff of the organisation.', ne: 'संस्थाका कर्मचारीहरूका लागि।' },
  mission: { en: 'Our mission', ne: 'हाम्रो ध्येय' },
  line: {
    en: 'Transforming lives in Nepal, one true story at a time.',
    ne: 'एक-एक सत्य कथासँगै नेपालमा जीवन बदल्दै।',
  },
  thanks: {
    en: 'What you write here reaches families, partners and neighbours across the western hills. Thank you for keeping it clear, kind and up to date.',
    ne: 'तपाईंले यहाँ लेख्नुभएका कुरा पश्चिम पहाडका परिवार, साझेदार र छिमेकीसम्म पुग्छन्। यसलाई स्पष्ट, सभ्य र अद्यावधिक राख्नुभएकोमा धन्यवाद।',
  },
  form: { en: 'Sign in', ne: 'साइन इन' },
  email: { en: 'Email', ne: 'इमेल' },
  password: { en: 'Password', ne: 'पासवर्ड' },
  show: { rest: { en: 'Show', ne: 'देखाउनुहोस्' }, whose: { en: ' password', ne: ' (पासवर्ड)' } },
  hide: { rest: { en: 'Hide', ne: 'लुकाउनुहोस्' }, whose: { en: ' password', ne: ' (पासवर्ड)' } },
  capsLock: { en: 'Caps Lock is on.', ne: 'क्याप्स लक खुला छ।' },
  offline: {
    en: 'No connection right now. You can sign in when it is back.',
    ne: 'अहिले इन्टरनेट छैन। जडान फर्केपछि साइन इन गर्न सकिन्छ।',
  },
  /** Of the button: at rest, and while it works. */
  action: {
    en: ['Sign in', 'Signing in …'] as const,
    ne: ['साइन इन गर्नुहोस्', 'साइन इन हुँदै छ …'] as const,
  },
  forgotten: {
    ask: { en: 'Forgotten your password?', ne: 'पासवर्ड बिर्सनुभयो?' },
    title: { en: 'Forgotten password', ne: 'बिर्सिएको पासवर्ड' },
    help: {
      en: 'We will send you a link to choose a new password.',
      ne: 'नयाँ पासवर्ड राख्ने लिङ्क हामी तपाईंलाई पठाउनेछौं।',
    },
    send: { en: 'Send the link', ne: 'लिङ्क पठाउनुहोस्' },
    back: { en: 'Back to sign-in', ne: 'साइन इनमा फर्कनुहोस्' },
  },
  code: {
    title: { en: 'Second step', ne: 'दोस्रो चरण' },
    help: {
      en: 'The password is right. Now enter the six digits that your authenticator app shows.',
      ne: 'पासवर्ड मिल्यो। अब तपाईंको प्रमाणीकरण एपले देखाएका छ अङ्क लेख्नुहोस्।',
    },
    label: { en: 'Code', ne: 'कोड' },
    useApp: { en: 'Use a code from the app', ne: 'एपको कोड प्रयोग गर्नुहोस्' },
    recovery: { en: 'Recovery code', ne: 'रिकभरी कोड' },
    recoveryHelp: {
      en: 'One of the ten codes you kept. Each works once.',
      ne: 'तपाईंले राख्नुभएका दस कोडमध्ये एउटा। प्रत्येक कोड एक पटक मात्र चल्छ।',
    },
    useRecovery: { en: 'Use a recovery code instead', ne: 'रिकभरी कोड प्रयोग गर्नुहोस्' },
    back: { en: 'Back', ne: 'पछाडि' },
  },
  signedOut: {
    queued: {
      en: 'You have signed out, but the site cannot be reached to end your session. It ends as soon as the connection is back. On a shared computer, leave this page open until then.',
      ne: 'तपाईंले साइन आउट गर्नुभयो, तर वेबसाइटमा पुग्न नसकिएकाले सत्र अन्त्य भएको छैन। जडान फर्कनासाथ अन्त्य हुनेछ। साझा कम्प्युटरमा हुनुहुन्छ भने त्यतिन्जेल यो पृष्ठ खुला राख्नुहोस्।',
    },
    done: {
      en: 'The connection is back, and your session has ended.',
      ne: 'जडान फर्कियो, र तपाईंको सत्र अन्त्य भयो।',
    },
  },
  /** Answers of the API by their English; others stay as they are. */
  answers: {
    en: {},
    ne: {
      'Email is required': 'इमेल लेख्नुहोस्',
      'Enter a valid email address': 'सही इमेल ठेगाना लेख्नुहोस्',
      'Password is required': 'पासवर्ड लेख्नुहोस्',
      'Password is too long': 'पासवर्ड धेरै लामो भयो',
      'Invalid email or password': 'इमेल वा पासवर्ड मिलेन',
      'Too many attempts. Try again later.': 'धेरै पटक प्रयास भयो। केही समयपछि फेरि प्रयास गर्नुहोस्।',
      'The site cannot be reached right now. Check the connection and try again.':
        'अहिले वेबसाइटमा पुग्न सकिएन। इन्टरनेट जाँचेर फेरि प्रयास गर्नुहोस्।',
      'The site cannot be reached right now. Nothing was changed.':
        'अहिले वेबसाइटमा पुग्न सकिएन। केही पनि परिवर्तन भएन।',
      'If this address belongs to a staff member, a mail is on its way.':
        'यो ठेगाना कर्मचारीको हो भने इमेल पठाइएको छ।',
      'This code is not right, or was used before. Wait for the next one.':
        'यो कोड मिलेन, वा पहिले नै प्रयोग भइसक्यो। अर्को कोड पर्खनुहोस्।',
      'Enter the code of six digits, or a recovery code': 'छ अङ्कको कोड वा रिकभरी कोड लेख्नुहोस्',
    },
  },
});

export type SignInTexts = (typeof signInTexts)[Language];

/** An answer of the API, in the language of the texts as far as they have it. */
export function answerIn({ answers }: SignInTexts, answer = ''): string | undefined {
  const known: Readonly<Record<string, string>> = answers;
  return (known[answer] ?? answer) || undefined;
}
