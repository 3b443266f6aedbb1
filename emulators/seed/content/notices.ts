import { attached, drawn, idOf, type SeedEntry, type SeedFile } from '../entry';
import type { Motif } from '../pictures/scene';

const rows: readonly (readonly [string, string, Motif | null, string])[] = [
  [
    'Vacancy: two social mobilisers for the hill wards',
    '<!-- markdown -->\nWe are looking for **two social mobilisers** who will live and work with the communities of the upper wards for eighteen months.\n\n## Who you are\n\n- You walk well, and you listen better than you talk.\n- You have worked with mothers’ groups, users’ committees or child clubs before.\n- A certificate-level education is enough; speaking the local language is worth more to us than a further degree.\n\n## How to apply\n\nSend a letter in your own hand and the names of two people who know your work, by the fifteenth of Magh. Women, Dalits and people with disabilities are encouraged to apply.',
    'dusk',
    'Houses of a hill village at dusk',
  ],
  [
    'सूचना: निःशुल्क स्वास्थ्य शिविर',
    'आगामी शनिबार बिहान ९ बजेदेखि दिउँसो ३ बजेसम्म माथिल्लो बजारस्थित विद्यालयको प्राङ्गणमा निःशुल्क स्वास्थ्य शिविर सञ्चालन हुने भएकाले सम्पूर्ण गाउँबासीहरूलाई सहभागी हुन अनुरोध गरिन्छ।\n\nशिविरमा महिला तथा बालबालिकाको स्वास्थ्य परीक्षण, आँखा जाँच र आवश्यक औषधि वितरण गरिनेछ। पुराना स्वास्थ्य कागजपत्र भए साथमा ल्याउनुहोला।',
    'school',
    'A school yard where people gather',
  ],
  [
    'Invitation to quote: pipes and fittings for three drinking water schemes',
    'Sealed quotations are invited from registered suppliers for HDPE pipes, fittings and tap stands for three gravity-fed schemes.\n\nThe bill of quantities can be collected from our office on working days between ten and four. Quotations reach us within fifteen days of this notice and are opened in public on the following working day at one in the afternoon.',
    'tap',
    'People at a public water tap',
  ],
  [
    'Annual general assembly on the last Friday of Poush',
    'Members are invited to the annual general assembly. We present the year’s work and accounts, elect two members of the executive committee and decide on the plan of the coming year.\n\nTea and a simple meal are served. Members who cannot come may send a proxy in writing.',
    'circle',
    'Members sitting in a circle before the hills',
  ],
  [
    'Office closed for Dashain and Tihar',
    'Our office is closed from the seventh day of Dashain until the day after Bhai Tika, except for two days between the festivals, when a small team is there for urgent matters of ongoing projects.\n\nWe wish everyone a safe journey home.',
    null,
    '',
  ],
  [
    'Training for farmers: seed selection and storage of finger millet',
    'A three-day training takes place in the agriculture centre of the lower ward. It is free of charge; travel and lunch are covered.\n\nThere are twenty-five places, fifteen of them for women. Register with the mobiliser of your ward.',
    'field',
    'Farmers in a field of millet',
  ],
  [
    'छात्रवृत्तिका लागि आवेदन आह्वान',
    'विपन्न तथा दलित समुदायका कक्षा ९ देखि १२ सम्म अध्ययनरत छात्राहरूका लागि छात्रवृत्ति उपलब्ध हुने भएको छ।\n\nइच्छुक छात्राले विद्यालयको सिफारिस, नागरिकता वा जन्मदर्ताको प्रतिलिपि र अघिल्लो कक्षाको लब्धाङ्कपत्रसहित माघ मसान्तभित्र आवेदन दिनुहोला।',
    'terraces',
    'Terraced fields in the morning',
  ],
  [
    'Result: who has been chosen for the training of health volunteers',
    'The names of the twenty-four women who have been chosen are on the list as it hangs at our office. We thank everybody who has applied.\n\nWho is chosen brings her citizenship certificate on the first day.',
    null,
    '',
  ],
  [
    'Footpath to the upper school reopened',
    'The footpath that the rains of Asar had carried away has been rebuilt with dry stone walls by the users’ committee and forty volunteers. Children can take the short way to school again.\n\nThank you to everyone who carried stones.',
    'bridge',
    'Walkers on a suspension bridge',
  ],
];

interface Facts {
  readonly values: Readonly<Record<string, string>>;
  readonly days?: SeedEntry['days'];
  readonly files?: readonly SeedFile[];
}

const office = 'Our office, on the square';

/** What visitors decide by, of the notices in their order; of the others nothing is told. */
const facts: Readonly<Record<number, Facts>> = {
  0: {
    values: { kind: 'Vacancy', place: 'Hill wards 1 to 4', contact: 'Office, 094-000000' },
    days: { closesOn: 12 },
    files: [
      attached('vacancy_notice_signed.pdf', 'The notice as it was signed', 1),
      attached('ToR_social_mobiliser.pdf', 'Terms of reference', 3),
    ],
  },
  1: {
    values: { kind: 'Event', place: 'माथिल्लो बजारस्थित विद्यालय', contact: '' },
    days: { heldOn: 6, closesOn: 6 },
  },
  2: {
    values: { kind: 'Tender', place: office, contact: 'Procurement committee' },
    days: { closesOn: 3 },
    files: [attached('bill_of_quantities.pdf', 'Bill of quantities', 5)],
  },
  3: { values: { kind: 'Event', place: office }, days: { heldOn: 40 } },
  4: { values: { kind: 'Other' } },
  7: {
    values: { kind: 'Result' },
    files: [attached('result_scan.pdf', 'The list as it hangs at the office', 1)],
  },
  5: {
    values: { kind: 'Training', place: 'Agriculture centre of the lower ward' },
    days: { heldOn: -20, closesOn: -30 },
  },
  6: { values: { kind: 'Other' }, days: { closesOn: -60 } },
};

/** A notice that visitors see from its day on. */
const coming: SeedEntry = {
  path: 'notices',
  id: 'tree-planting-day-with-the-schools',
  values: {
    title: 'Tree planting day with the schools of the lower wards',
    description:
      'Every class plants one row above the irrigation canal. Bring a hoe if you have one; seedlings, tea and lunch are there.',
    kind: 'Event',
    place: 'Above the canal of the lower ward',
  },
  days: { heldOn: 20 },
  files: [drawn('image', 'terraces', 'Terraces above the canal')],
  coming: { inDays: 4, note: 'Agreed with both headmasters.' },
};

export const notices: readonly SeedEntry[] = [
  coming,
  ...rows.map(([title, description, motif, alt], at) => ({
    path: 'notices' as const,
    id: idOf('notice', at, title),
    values: { title, description, ...facts[at]?.values },
    days: facts[at]?.days,
    files: [...(motif ? [drawn('image', motif, alt)] : []), ...(facts[at]?.files ?? [])],
  })),
];
