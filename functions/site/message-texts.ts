import { devanagari } from '@content/texts/digits';
import type { Language } from './locale';

const en = {
  title: 'Write to us',
  kind: 'What is it about?',
  kinds: { question: 'A question', complaint: 'A complaint or worry' },
  /** Who reads what is written, and how long it is kept. */
  promises: {
    question: 'Our staff read it. It is kept for a year, then removed, and passed on to nobody.',
    complaint:
      'You need not say who you are. Only the persons named for complaints read it. You get a receipt number, with which you can see here whether it was answered. It is kept for three years, then removed.',
  },
  fields: { name: 'Your name', contact: 'Phone or e-mail', subject: 'Subject', text: 'Message' },
  optional: 'optional',
  /** Of the field that only programs fill in. */
  trap: 'Leave this empty',
  missing: 'Please fill this in',
  unreachable: 'This is neither a phone number nor an e-mail address',
  tooLong: (most: number) => `Please use at most ${most} characters`,
  send: 'Send',
  sending: 'One moment …',
  wrong: 'This has not been sent yet',
  failed: 'It could not be sent. What you wrote is still here: try again, or call us.',
  full: 'Too many messages have come in today. Please call us.',
  sent: 'Thank you, your message has arrived.',
  yourReceipt: 'Your receipt number:',
  keepReceipt: 'Write it down: it is shown only this once, and nobody can look it up for you.',
  lookUp: 'Was my complaint answered?',
  receipt: 'Receipt number',
  look: 'Look it up',
  answered: 'Your complaint has been answered.',
  waiting: 'Your complaint has arrived, and has not been answered yet.',
  unknown: 'We have no complaint with this number.',
  tooOften: 'Too many tries. Wait a quarter of an hour, then try again.',
  back: 'Back to the contact page',
};

const ne: typeof en = {
  title: 'हामीलाई लेख्नुहोस्',
  kind: 'केका बारेमा लेख्दै हुनुहुन्छ?',
  kinds: { question: 'जिज्ञासा', complaint: 'गुनासो वा चिन्ता' },
  promises: {
    question: 'यो हाम्रा कर्मचारीले पढ्छन्। एक वर्षसम्म राखेर हटाइन्छ, अरू कसैलाई दिइँदैन।',
    complaint:
      'नाम खुलाउनु पर्दैन। गुनासो हेर्न तोकिएका व्यक्तिले मात्र यो पढ्छन्। तपाईंले एउटा रसिद नम्बर पाउनुहुन्छ, जसबाट जवाफ आयो कि आएन यहीँ हेर्न सकिन्छ। तीन वर्षसम्म राखेर हटाइन्छ।',
  },
  fields: { name: 'तपाईंको नाम', contact: 'फोन वा इमेल', subject: 'विषय', text: 'सन्देश' },
  optional: 'ऐच्छिक',
  trap: 'यो खाली छोड्नुहोस्',
  missing: 'कृपया यो भर्नुहोस्',
  unreachable: 'यो फोन नम्बर वा इमेल ठेगाना जस्तो छैन',
  tooLong: (most) => `कृपया बढीमा ${devanagari(most)} अक्षर लेख्नुहोस्`,
  send: 'पठाउनुहोस्',
  sending: 'एकछिन पर्खनुहोस् …',
  wrong: 'अहिलेसम्म पठाइएको छैन',
  failed: 'पठाउन सकिएन। तपाईंले लेखेको यहीँ छ: फेरि प्रयास गर्नुहोस् वा हामीलाई फोन गर्नुहोस्।',
  full: 'आज धेरै सन्देश आइसके। कृपया हामीलाई फोन गर्नुहोस्।',
  sent: 'धन्यवाद, तपाईंको सन्देश आइपुग्यो।',
  yourReceipt: 'तपाईंको रसिद नम्बर:',
  keepReceipt: 'यो टिपेर राख्नुहोस्: एक पटक मात्र देखाइन्छ, पछि कसैले खोजिदिन सक्दैन।',
  lookUp: 'मेरो गुनासोको जवाफ आयो?',
  receipt: 'रसिद नम्बर',
  look: 'हेर्नुहोस्',
  answered: 'तपाईंको गुनासोको जवाफ दिइएको छ।',
  waiting: 'तपाईंको गुनासो आइपुगेको छ, जवाफ दिन बाँकी छ।',
  unknown: 'यो नम्बरको गुनासो हामीसँग छैन।',
  tooOften: 'धेरै पटक प्रयास भयो। पन्ध्र मिनेट पर्खेर फेरि प्रयास गर्नुहोस्।',
  back: 'सम्पर्क पृष्ठमा फर्कनुहोस्',
};

/** The texts around a message to the office, on the contact page and in replies of the server. */
export const messageTexts: Readonly<Record<Language, typeof en>> = { en, ne };
