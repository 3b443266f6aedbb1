import type { DemoDocument } from '../documents';
import { idOf, type SeedEntry } from '../entry';

type Row = readonly [
  title: string,
  description: string,
  file: string,
  document: DemoDocument,
  daysAgo?: number,
];

/** A report; its first page says its title, and what it is about. */
const report = (
  title: string,
  about: string,
  pages: number,
  hour: 'dawn' | 'noon' | 'evening',
): DemoDocument => ({ layout: 'cover', title, lines: [about], pages, hour });

/** A page or more under the letterhead. */
export const sheet = (title: string, pages: number, ...lines: readonly string[]): DemoDocument => ({
  layout: 'sheet',
  title,
  lines,
  pages,
});

/** The newest first. A report comes out when its year has ended. */
const publicationRows: readonly Row[] = [
  [
    'Annual report 2081/82',
    'What we planned, did, paid for and learned in the fiscal year 2081/82, with the audited accounts.',
    'annual-report-2081-82.pdf',
    report(
      'Annual report 2081/82',
      'What we planned, what we did, what it cost and what we learned',
      14,
      'dawn',
    ),
    320,
  ],
  [
    'वार्षिक प्रतिवेदन २०८१/८२',
    'आर्थिक वर्ष २०८१/८२ मा सम्पन्न कार्यक्रम, उपलब्धि, खर्च र सिकाइको सङ्क्षिप्त विवरण।',
    'वार्षिक प्रतिवेदन २०८१-८२.pdf',
    {
      layout: 'printed',
      file: 'annual-report-in-nepali.pdf',
      title: 'वार्षिक प्रतिवेदन २०८१/८२',
      pages: 8,
    },
    330,
  ],
  [
    'Nine women and a mill',
    'Ninety-six savings groups, five years after the project ended: which still meet, and why.',
    'nine-women-and-a-mill.pdf',
    report(
      'Nine women and a mill',
      'Ninety-six savings groups, five years on: which still meet, and why',
      6,
      'evening',
    ),
    380,
  ],
  [
    'Water that stays: a handbook for users’ committees',
    'How to choose a source, share the work, collect tariffs fairly and repair a tap, in forty drawings and plain words.',
    'water-that-stays.pdf',
    report(
      'Water that stays',
      'A handbook for users’ committees, in forty drawings and plain words',
      10,
      'noon',
    ),
    440,
  ],
  [
    'Seeds we nearly lost',
    'A small catalogue of millets, beans and amaranths, with sowing dates and recipes.',
    'seeds-we-nearly-lost.pdf',
    report(
      'Seeds we nearly lost',
      'Local millets, beans and amaranths, with sowing dates and recipes',
      4,
      'evening',
    ),
    500,
  ],
  [
    'Annual report 2080/81',
    'The year work began on seven water schemes, in figures and voices, with the audited accounts.',
    'annual-report-2080-81.pdf',
    report(
      'Annual report 2080/81',
      'What we planned, what we did, what it cost and what we learned',
      12,
      'dawn',
    ),
    600,
  ],
];

const formatRows: readonly Row[] = [
  [
    'Scholarship application',
    'For girls studying in classes nine to twelve. Hand it in with your school’s recommendation.',
    'scholarship-application.pdf',
    sheet(
      'Scholarship application',
      2,
      'For girls in classes nine to twelve. Please write in capital letters, and hand this form in at our office or give it to the mobiliser of your ward.',
      '# The student',
      '_ Full name',
      '_ Date of birth | Class',
      '_ School | Ward and municipality',
      '# Her family',
      '_ Name of a parent or guardian | Phone',
      '[] Single parent | Landless | Disability',
      '# Why this scholarship matters',
      '_ In your own words',
      '_ ',
      '# Recommendation of the school',
      '_ Head teacher’s name and signature | Date',
    ),
  ],
  [
    'Community request for support',
    'For users’ committees, mothers’ groups and child clubs. At least two thirds of the households must sign it.',
    'community-request.pdf',
    sheet(
      'Community request for support',
      3,
      'For a users’ committee or group. At least two thirds of the households must sign the list on the next page.',
      '_ Name of the committee or group',
      '_ Ward and municipality | Number of households',
      '_ Chairperson | Phone',
      '# What we ask for',
      '[] Drinking water | Irrigation | School',
      '[] Path or bridge | Training | Something else',
      '_ Please describe it',
      '_ ',
      '# What we will give ourselves',
      '_ Days of work | Materials | Money',
      '# Decision of the meeting',
      '_ Date of the meeting | Signature of the chairperson',
    ),
  ],
  [
    'कर्मचारी आवेदन फाराम',
    'रिक्त पदका लागि आवेदन दिन प्रयोग गर्ने फाराम। हस्ताक्षर गरी कार्यालयमा बुझाउनुहोस्।',
    'कर्मचारी आवेदन फाराम.pdf',
    {
      layout: 'printed',
      file: 'application-form-in-nepali.pdf',
      title: 'कर्मचारी आवेदन फाराम',
      pages: 2,
    },
  ],
  [
    'Travel and daily allowance claim',
    'For staff and volunteers returning from a visit. Attach your tickets and the approval.',
    'travel-claim.pdf',
    sheet(
      'Travel and daily allowance claim',
      1,
      'For staff and volunteers. Attach your tickets and the approval for the visit.',
      '_ Name | Position',
      '_ Purpose of the visit',
      '_ From | To | Number of nights',
      '# Costs',
      '= Date | From – to | Means | Rupees',
      '=   |   |   |  ',
      '=   |   |   |  ',
      '=   |   |   |  ',
      '=   |   |   |  ',
      '=   |   | Allowance |  ',
      '=   |   | Total |  ',
      '_ Signature and date | Approved by',
    ),
  ],
  [
    'Complaint and suggestion sheet',
    'For complaints, ideas and thanks, signed or unsigned. Put it in the box beside the office door or post it: the committee reads every sheet.',
    'complaint-and-suggestion.pdf',
    sheet(
      'Complaint and suggestion sheet',
      1,
      'You need not sign it. The committee reads every sheet at its next meeting.',
      '[] A complaint | A suggestion | A word of thanks',
      '_ What happened, where and when',
      '_ ',
      '_ ',
      '# What should change',
      '_ In your own words',
      '_ ',
      '# If you would like an answer',
      '_ Name | Phone or address',
    ),
  ],
];

function papers(path: 'publications' | 'formats', upload: string, rows: readonly Row[]): SeedEntry[] {
  return rows.map(([title, description, name, document, daysAgo], at) => ({
    path,
    id: idOf(upload, at, title),
    values: { title, description },
    files: [{ kind: 'pdf', upload, name, document }],
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
        name: 'policies-of-the-organisation.pdf',
        document: sheet(
          'Our policies',
          14,
          'These policies apply to everyone who works for us or with us: committee members, staff, volunteers and partners. The general assembly adopts and amends them.',
          '# 1. Safeguarding',
          'No child and no adult may come to harm through our work. Anyone who sees or suspects harm tells the Executive Director or a committee member the same day.',
          '# 2. Finance',
          'Two people sign every payment. Every budget is read aloud where it is spent, and audited in public twice a year.',
          '# 3. Procurement',
          'Three offers for whatever costs more than a month’s wage, opened in public. The best offer wins, and the minutes say why.',
          '# 4. Conduct',
          'Caste, gender, faith, language and disability make no difference to us. A meeting without women and Dalit members takes no decision.',
          '# 5. Complaints',
          'Anyone may complain, even anonymously. The committee answers within thirty days.',
        ),
      },
    ],
  },
];
