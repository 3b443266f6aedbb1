import type { Language } from '@site/locale';

const en = {
  title: 'Admin Portal',
  lead: 'For the staff of the organisation.',
  mission: 'Our mission',
  line: 'Transforming lives in Nepal, one true story at a time.',
  thanks:
    'What you write here reaches families, partners and neighbours across the western hills. Thank you for keeping it clear, kind and up to date.',
  form: 'Sign in',
  email: 'Email',
  password: 'Password',
  show: { rest: 'Show', whose: ' password' },
  hide: { rest: 'Hide', whose: ' password' },
  capsLock: 'Caps Lock is on.',
  offline: 'No connection right now. You can sign in when it is back.',
  /** Of the button: at rest, and while it works. */
  action: ['Sign in', 'Signing in …'] as readonly [string, string],
  forgotten: {
    ask: 'Forgotten your password?',
    title: 'Forgotten password',
    help: 'We will send you a link to choose a new password.',
    send: 'Send the link',
    back: 'Back to sign-in',
  },
  code: {
    title: 'Second step',
    help: 'The password is right. Now enter the six digits that your authenticator app shows.',
    label: 'Code',
    useApp: 'Use a code from the app',
    recovery: 'Recovery code',
    recoveryHelp: 'One of the ten codes you kept. Each works once.',
    useRecovery: 'Use a recovery code instead',
    back: 'Back',
  },
  signedOut: {
    queued:
      'You have signed out, but the site cannot be reached to end your session. It ends as soon as the connection is back. On a shared computer, leave this page open until then.',
    done: 'The connection is back, and your session has ended.',
  },
  /** What the site answers, by its English; other answers stay as they are. */
  answers: {} as Readonly<Record<string, string>>,
};

export type SignInTexts = typeof en;

const ne: SignInTexts = {
  title: 'प्रशासन पोर्टल',
  lead: 'संस्थाका कर्मचारीहरूका लागि।',
  mission: 'हाम्रो ध्येय',
  line: 'एक-एक सत्य कथासँगै नेपालमा जीवन बदल्दै।',
  thanks:
    'तपाईंले यहाँ लेख्नुभएका कुरा पश्चिम पहाडका परिवार, साझेदार र छिमेकीसम्म पुग्छन्। यसलाई स्पष्ट, सभ्य र अद्यावधिक राख्नुभएकोमा धन्यवाद।',
  form: 'साइन इन',
  email: 'इमेल',
  password: 'पासवर्ड',
  show: { rest: 'देखाउनुहोस्', whose: ' (पासवर्ड)' },
  hide: { rest: 'लुकाउनुहोस्', whose: ' (पासवर्ड)' },
  capsLock: 'क्याप्स लक खुला छ।',
  offline: 'अहिले इन्टरनेट छैन। जडान फर्केपछि साइन इन गर्न सकिन्छ।',
  action: ['साइन इन गर्नुहोस्', 'साइन इन हुँदै छ …'],
  forgotten: {
    ask: 'पासवर्ड बिर्सनुभयो?',
    title: 'बिर्सिएको पासवर्ड',
    help: 'नयाँ पासवर्ड राख्ने लिङ्क हामी तपाईंलाई पठाउनेछौं।',
    send: 'लिङ्क पठाउनुहोस्',
    back: 'साइन इनमा फर्कनुहोस्',
  },
  code: {
    title: 'दोस्रो चरण',
    help: 'पासवर्ड मिल्यो। अब तपाईंको प्रमाणीकरण एपले देखाएका छ अङ्क लेख्नुहोस्।',
    label: 'कोड',
    useApp: 'एपको कोड प्रयोग गर्नुहोस्',
    recovery: 'रिकभरी कोड',
    recoveryHelp: 'तपाईंले राख्नुभएका दस कोडमध्ये एउटा। प्रत्येक कोड एक पटक मात्र चल्छ।',
    useRecovery: 'रिकभरी कोड प्रयोग गर्नुहोस्',
    back: 'पछाडि',
  },
  signedOut: {
    queued:
      'तपाईंले साइन आउट गर्नुभयो, तर वेबसाइटमा पुग्न नसकिएकाले सत्र अन्त्य भएको छैन। जडान फर्कनासाथ अन्त्य हुनेछ। साझा कम्प्युटरमा हुनुहुन्छ भने त्यतिन्जेल यो पृष्ठ खुला राख्नुहोस्।',
    done: 'जडान फर्कियो, र तपाईंको सत्र अन्त्य भयो।',
  },
  answers: {
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
};

/** What the site answers, in the language of the texts as far as they have it. */
export const answerIn = ({ answers }: SignInTexts, answer = ''): string | undefined =>
  (answers[answer] ?? answer) || undefined;

/** What the sign-in page says: the staff area's only page in the language that somebody has chosen on this device. */
export const signInTexts: Readonly<Record<Language, SignInTexts>> = { en, ne };
