import { idOf, type SeedEntry } from '../entry';

type Row = readonly [title: string, description: string, document: string, daysAgo?: number, name?: string];

/** The newest first. A report comes out when its year has ended. */
const publicationRows: readonly Row[] = [
  [
    'Annual report 2081/82',
    'What we planned, did, paid for and learned in the fiscal year 2081/82, with the audited accounts.',
    'annual-report-2081-82.pdf',
    320,
  ],
  [
    'वार्षिक प्रतिवेदन २०८१/८२',
    'आर्थिक वर्ष २०८१/८२ मा सम्पन्न कार्यक्रम, उपलब्धि, खर्च र सिकाइको सङ्क्षिप्त विवरण।',
    'annual-report-in-nepali.pdf',
    330,
    'वार्षिक प्रतिवेदन २०८१-८२.pdf',
  ],
  [
    'Nine women and a mill',
    'Ninety-six savings groups, five years after the project ended: which still meet, and why.',
    'nine-women-and-a-mill.pdf',
    380,
  ],
  [
    'Water that stays: a handbook for users’ committees',
    'How to choose a source, share the work, collect tariffs fairly and repair a tap, in forty drawings and plain words.',
    'water-that-stays.pdf',
    440,
  ],
  [
    'Seeds we nearly lost',
    'A small catalogue of millets, beans and amaranths, with sowing dates and recipes.',
    'seeds-we-nearly-lost.pdf',
    500,
  ],
  [
    'Annual report 2080/81',
    'The year work began on seven water schemes, in figures and voices, with the audited accounts.',
    'annual-report-2080-81.pdf',
    600,
  ],
];

const formatRows: readonly Row[] = [
  [
    'Scholarship application',
    'For girls studying in classes nine to twelve. Hand it in with your school’s recommendation.',
    'scholarship-application.pdf',
  ],
  [
    'Community request for support',
    'For users’ committees, mothers’ groups and child clubs. At least two thirds of the households must sign it.',
    'community-request.pdf',
  ],
  [
    'कर्मचारी आवेदन फाराम',
    'रिक्त पदका लागि आवेदन दिन प्रयोग गर्ने फाराम। हस्ताक्षर गरी कार्यालयमा बुझाउनुहोस्।',
    'application-form-in-nepali.pdf',
    undefined,
    'कर्मचारी आवेदन फाराम.pdf',
  ],
  [
    'Travel and daily allowance claim',
    'For staff and volunteers returning from a visit. Attach your tickets and the approval.',
    'travel-claim.pdf',
  ],
  [
    'Complaint and suggestion sheet',
    'For complaints, ideas and thanks, signed or unsigned. Put it in the box beside the office door or post it: the committee reads every sheet.',
    'complaint-and-suggestion.pdf',
  ],
];

function papers(path: 'publications' | 'formats', upload: string, rows: readonly Row[]): SeedEntry[] {
  return rows.map(([title, description, document, daysAgo, name], at) => ({
    path,
    id: idOf(upload, at, title),
    values: { title, description },
    files: [{ kind: 'pdf', upload, document, name }],
    ...(daysAgo && { daysAgo }),
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
        document: 'policies-of-the-organisation.pdf',
      },
    ],
  },
];
