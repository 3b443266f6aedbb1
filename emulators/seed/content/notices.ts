import { bold, bulletList, heading, paragraph, richText } from '@content/texts/builders';
import { attached, drawn, idOf, type SeedEntry, type SeedFile } from '../entry';
import { organisation } from '../../../web/app/site/default-organisation';

const rows: readonly (readonly [title: string, description: string, picture: string | null, alt: string])[] =
  [
    [
      'Vacancy: two social mobilisers for the hill wards',
      richText(
        paragraph(
          'Live and work with the upper wards’ communities for eighteen months: we are looking for ',
          bold('two social mobilisers'),
          '.',
        ),
        heading(2, 'Who you are'),
        bulletList(
          'You walk well, and you listen better than you talk.',
          'You have worked with mothers’ groups, users’ committees or child clubs before.',
          'A certificate-level education is enough; speaking the local language is worth more to us than a further degree.',
        ),
        heading(2, 'How to apply'),
        paragraph(
          'Send us a handwritten letter and the names of two people who know your work. Women, Dalits and people with disabilities are encouraged to apply.',
        ),
      ),
      'dusk-1',
      'Houses of a hill village at dusk',
    ],
    [
      'सूचना: निःशुल्क स्वास्थ्य शिविर',
      'बजारस्थित विद्यालयमा बिहान ९ देखि दिउँसो ३ बजेसम्म निःशुल्क स्वास्थ्य शिविर सञ्चालन हुने भएकाले सम्पूर्ण गाउँबासीहरूलाई सहभागी हुन अनुरोध गरिन्छ।\n\nशिविरमा महिला तथा बालबालिकाको स्वास्थ्य परीक्षण, आँखा जाँच र आवश्यक औषधि वितरण गरिनेछ। पुराना स्वास्थ्य कागजपत्र भए साथमा ल्याउनुहोला।',
      'school-4',
      'A school yard where people gather',
    ],
    [
      'Invitation to quote: pipes and fittings for three drinking water schemes',
      'We invite registered suppliers to send sealed quotations for HDPE pipes, fittings and tap stands for three gravity-fed schemes.\n\nCollect the bill of quantities from our office on working days between ten and four. Quotations must reach us by the closing day and will be opened in public on the next working day at one in the afternoon.',
      'tap-2',
      'People at a public water tap',
    ],
    [
      'Annual general assembly',
      'All members are invited: come, listen and vote. We will present the year’s work and accounts, elect two members of the executive committee and agree the plan for the coming year.\n\nTea and a simple meal will be served. Members who cannot come may name a proxy in writing.',
      'circle-6',
      'Members sitting in a circle before the hills',
    ],
    [
      'Office closed over the festivals',
      'Our office is closed for both autumn festivals, except for two days between them, when a small team is here for whatever our projects cannot put off.\n\nWe wish everyone a safe journey home.',
      null,
      '',
    ],
    [
      'Training for farmers: seed selection and storage of finger millet',
      'A free three-day training at the agriculture centre of the lower ward. We pay for travel and lunch.\n\nThere are twenty-five places, fifteen of them for women. Register with your ward’s mobiliser.',
      'field-3',
      'Farmers in a field of millet',
    ],
    [
      'छात्रवृत्तिका लागि आवेदन आह्वान',
      'कक्षा ९–१२ का विपन्न तथा दलित समुदायका छात्राहरूलाई छात्रवृत्ति उपलब्ध गराइने भएको छ।\n\nइच्छुक छात्राले विद्यालयको सिफारिस, नागरिकता वा जन्मदर्ताको प्रतिलिपि र अघिल्लो कक्षाको लब्धाङ्कपत्रसहित आवेदन दिनुहोला।',
      'terraces-2',
      'Terraced fields in the morning',
    ],
    [
      'Result: women chosen for health volunteer training',
      'Twenty-four women have been chosen for the training. The list is displayed at our office. We thank everyone who applied.\n\nIf chosen, bring your citizenship certificate on the first day.',
      null,
      '',
    ],
    [
      'Footpath to the upper school reopened',
      'The footpath that the Asar rains washed away is open again: the users’ committee and forty volunteers rebuilt it with dry stone walls. Children can take the short way to school again.\n\nThank you to everyone who carried stones.',
      'bridge-5',
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
    values: { kind: 'Vacancy', place: 'Hill wards 1 to 4', contact: `Office, ${organisation.phone}` },
    days: { closesOn: 12 },
    files: [
      attached('vacancy_notice_signed.pdf', 'Signed notice'),
      attached('ToR_social_mobiliser.pdf', 'Terms of reference'),
    ],
  },
  1: {
    values: { kind: 'Event', place: 'माथिल्लो बजारस्थित विद्यालय', contact: '' },
    days: { heldOn: 6, closesOn: 6 },
  },
  2: {
    values: { kind: 'Tender', place: office, contact: 'Procurement committee' },
    days: { closesOn: 3 },
    files: [attached('bill_of_quantities.pdf', 'Bill of quantities')],
  },
  3: { values: { kind: 'Event', place: office }, days: { heldOn: 40 } },
  4: { values: { kind: 'Other' } },
  7: {
    values: { kind: 'Result' },
    files: [attached('result_scan.pdf', 'List displayed at the office')],
  },
  5: {
    values: { kind: 'Training', place: 'Agriculture centre of the lower ward' },
    days: { heldOn: -20, closesOn: -30 },
  },
  6: { values: { kind: 'Other' }, days: { closesOn: -15 } },
};

/** A notice that visitors see from its day on. */
const coming: SeedEntry = {
  path: 'notices',
  id: 'tree-planting-day-with-the-schools',
  values: {
    title: 'Tree planting day with the schools of the lower wards',
    description:
      'Every class will plant one row above the irrigation canal. Bring a hoe if you have one; we bring seedlings, tea and lunch.',
    kind: 'Event',
    place: 'Above the lower ward’s canal',
  },
  days: { heldOn: 20 },
  files: [drawn('image', 'terraces-3', 'Terraces above the canal')],
  coming: { inDays: 4, note: 'Both head teachers have agreed.' },
};

export const notices: readonly SeedEntry[] = [
  coming,
  ...rows.map(([title, description, picture, alt], at) => ({
    path: 'notices' as const,
    id: idOf('notice', at, title),
    values: { title, description, ...facts[at]?.values },
    days: facts[at]?.days,
    files: [...(picture ? [drawn('image', picture, alt)] : []), ...(facts[at]?.files ?? [])],
  })),
];
