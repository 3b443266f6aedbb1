import { textsOf } from '../../texts';

export const supportTexts = textsOf({
  banks: { en: 'Bank transfer', ne: 'बैङ्क खाता' },
  wallets: { en: 'Wallets', ne: 'डिजिटल वालेट' },
  name: { en: 'Name', ne: 'नाम' },
  account: { en: 'Account number', ne: 'खाता नम्बर' },
  more: { en: 'More', ne: 'थप' },
  number: { en: 'Number', ne: 'नम्बर' },
  copy: { en: 'Copy', ne: 'प्रतिलिपि' },
  copied: { en: 'Copied', ne: 'भयो' },
  /** Below a QR code, before the payee's name. */
  pays: { en: 'Scan to pay', ne: 'स्क्यान गरेर पठाउनुहोस्:' },
  gift: { en: 'What your gift does', ne: 'तपाईंको सहयोगले के गर्छ' },
  receipt: { en: 'Receipts', ne: 'रसिद' },
  fromAbroad: { en: 'From abroad', ne: 'विदेशबाट' },
  tax: { en: 'Income tax', ne: 'आयकर' },
  taxDeductible: {
    en: 'Gifts to us can be deducted from income tax in Nepal.',
    ne: 'हामीलाई दिएको सहयोग नेपालको आयकरमा कट्टी गर्न मिल्छ।',
  },
  ask: { en: 'Questions? Write or call', ne: 'केही सोध्नु छ? लेख्नुहोस् वा फोन गर्नुहोस्' },
  off: {
    en: 'No account is published here at the moment. Please ask us how you can help.',
    ne: 'अहिले यहाँ कुनै खाता राखिएको छैन। कसरी सहयोग गर्न सकिन्छ, हामीलाई सोध्नुहोस्।',
  },
});
