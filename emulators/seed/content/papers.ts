import { idOf, type SeedEntry } from '../entry';

type Row = readonly [title: string, description: string, file: string, pages: number];

const publicationRows: readonly Row[] = [
  [
    'Annual report 2081/82',
    'What we planned, what we did, what it cost and what we learned in the fiscal year 2081/82, with the audited accounts.',
    'annual-report-2081-82.pdf',
    14,
  ],
  [
    'Annual report 2080/81',
    'The year of the first four drinking water schemes, told with figures, voices and the audited accounts.',
    'annual-report-2080-81.pdf',
    12,
  ],
  [
    'वार्षिक प्रतिवेदन २०८१/८२',
    'आर्थिक वर्ष २०८१/८२ मा सम्पन्न कार्यक्रम, उपलब्धि, खर्च र सिकाइको सङ्क्षिप्त विवरण।',
    'वार्षिक प्रतिवेदन २०८१-८२.pdf',
    8,
  ],
  [
    'Water that stays: a handbook for users’ committees',
    'How to choose a source, share the work, collect tariffs fairly and repair a tap, in forty drawings and plain words.',
    'water-that-stays.pdf',
    10,
  ],
  [
    'Nine women and a mill',
    'A study of ninety-six savings groups, five years after the project ended: which still meet, and why.',
    'nine-women-and-a-mill.pdf',
    6,
  ],
  [
    'Seeds we nearly lost',
    'A small catalogue of local millets, beans and amaranths, with sowing dates and recipes.',
    'seeds-we-nearly-lost.pdf',
    4,
  ],
];

const formatRows: readonly Row[] = [
  [
    'Scholarship application',
    'For girls of classes nine to twelve; to be returned with the recommendation of the school before the end of Magh.',
    'scholarship-application.pdf',
    2,
  ],
  [
    'Request of a community for support',
    'To be filled in by a users’ committee or group, with the signatures of at least two thirds of the households.',
    'community-request.pdf',
    3,
  ],
  [
    'कर्मचारी आवेदन फाराम',
    'रिक्त पदका लागि आवेदन दिन प्रयोग गर्ने फाराम। हस्ताक्षर गरी कार्यालयमा बुझाउनुहोस्।',
    'कर्मचारी आवेदन फाराम.pdf',
    2,
  ],
  [
    'Travel and daily allowance claim',
    'For staff and volunteers; attach the tickets and the approval of the visit.',
    'travel-claim.pdf',
    1,
  ],
  [
    'Complaint and suggestion sheet',
    'May be given without a name, in the box beside the office door or by post. Every sheet is read by the committee.',
    'complaint-and-suggestion.pdf',
    1,
  ],
];

function papers(path: 'publications' | 'formats', upload: string, rows: readonly Row[]): SeedEntry[] {
  return rows.map(([title, description, name, pages], at) => ({
    path,
    id: idOf(upload, at, title),
    values: { title, description },
    files: [{ kind: 'pdf', upload, name, title: name.replace('.pdf', '').replace(/[^ -~]+/g, ''), pages }],
  }));
}

export const publications = papers('publications', 'publication', publicationRows);
export const formats = papers('formats', 'format', formatRows);
export const policies: readonly SeedEntry[] = [
  {
    path: 'policies',
    id: 'organisation-policy',
    values: {},
    files: [
      {
        kind: 'pdf',
        upload: 'policy',
        name: 'policies-of-the-organisation.pdf',
        title: 'Policies of the organisation',
        pages: 14,
      },
    ],
  },
];
