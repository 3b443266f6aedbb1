import { textsOf } from '../../texts';

const en = {
  banks: 'Bank transfer',
  wallets: 'Wallets',
  name: 'Name',
  account: 'Account number',
  more: 'More',
  number: 'Number',
  copy: 'Copy',
  copied: 'Copied',
  /** Below a QR code, before the payee's name. */
  pays: 'Scan to pay',
  gift: 'What your gift does',
  receipt: 'Receipts',
  fromAbroad: 'From abroad',
  tax: 'Income tax',
  taxDeductible: 'Gifts to us can be deducted from income tax in Nepal.',
  ask: 'Questions? Write or call',
  off: 'No account is published here at the moment. Please ask us how you can help.',
};

const ne: typeof en = {
  banks: 'बैङ्क खाता',
  wallets: 'डिजिटल वालेट',
  name: 'नाम',
  account: 'खाता नम्बर',
  more: 'थप',
  number: 'नम्बर',
  copy: 'प्रतिलिपि',
  copied: 'भयो',
  pays: 'स्क्यान गरेर पठाउनुहोस्:',
  gift: 'तपाईंको सहयोगले के गर्छ',
  receipt: 'रसिद',
  fromAbroad: 'विदेशबाट',
  tax: 'आयकर',
  taxDeductible: 'हामीलाई दिएको सहयोग नेपालको आयकरमा कट्टी गर्न मिल्छ।',
  ask: 'केही सोध्नु छ? लेख्नुहोस् वा फोन गर्नुहोस्',
  off: 'अहिले यहाँ कुनै खाता राखिएको छैन। कसरी सहयोग गर्न सकिन्छ, हामीलाई सोध्नुहोस्।',
};

/** What the support page alone says: no other page fetches it. */
export const supportTexts = textsOf({ en, ne });
