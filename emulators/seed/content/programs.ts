import { idOf, type SeedEntry } from '../entry';

type Row = readonly [
  name: string,
  objective: string,
  target: string,
  duration: string,
  budget: string,
  partner: string,
  remarks: string,
];

const present: readonly Row[] = [
  [
    'Clean Water for the Upper Wards',
    'Build seven gravity-fed drinking water schemes that the users themselves run and repair.',
    '1,240 households in three wards',
    'Shrawan 2080 – Asar 2087',
    '38,500,000',
    'Fictional Water Fund',
    'Four schemes complete',
  ],
  [
    'Girls Stay in School',
    'Keep girls from poor families in school through scholarships, toilets and child clubs.',
    '860 girls in classes 6 to 12',
    'Baisakh 2082 – Chaitra 2087',
    '21,750,000',
    'Example Education Trust',
    '',
  ],
  [
    'Millet and Memory',
    'Bring local millets, beans and their seed back into fields, kitchens and markets.',
    '640 farming families',
    'Shrawan 2082 – Asar 2087',
    '17,200,000',
    'Sample Foundation for Mountain Food',
    'Seed bank opened',
  ],
  [
    'Safe Motherhood on Foot',
    'Support female community health volunteers with training, radios and stretchers.',
    '210 health volunteers, 5,400 women',
    'Magh 2081 – Poush 2086',
    '12,450,000',
    'Imaginary Health Partnership',
    '',
  ],
  [
    'Ready Before the Rains',
    'Prepare hamlets below unstable slopes: maps, alarms, drills and safe places.',
    '32 hamlets in two municipalities',
    'Jestha 2082 – Baisakh 2087',
    '15,900,000',
    'Fictional Resilience Fund',
    'With the municipalities',
  ],
  [
    'Youth Enterprise Corners',
    'Give returning migrants and young people skills, tools and a first loan.',
    '480 young people',
    'Asoj 2082 – Bhadra 2087',
    '19,300,000',
    'Example Enterprise Initiative',
    '',
  ],
];

const past: readonly Row[] = [
  [
    'Schools After the Earthquake',
    'Rebuild classrooms safely and bring lessons back under a roof.',
    '14 schools, 3,100 pupils',
    'Bhadra 2072 – Asar 2075',
    '64,000,000',
    'Imaginary Relief Consortium',
    'Handed over to the school committees',
  ],
  [
    'Savings Groups of the Lower Wards',
    'Set up women’s savings groups and train them until they stand alone.',
    '96 groups, 2,050 women',
    'Shrawan 2073 – Asar 2077',
    '14,800,000',
    'Sample Women’s Fund',
    '91 groups still meet',
  ],
  [
    'Trails and Bridges',
    'Repair trails and build short suspension bridges with users’ committees.',
    '9 villages',
    'Kartik 2074 – Jestha 2077',
    '27,600,000',
    'Fictional Infrastructure Trust',
    '',
  ],
  [
    'Reading Together',
    'Open evening classes and small libraries for adults who missed school.',
    '1,130 adults',
    'Mangsir 2075 – Kartik 2078',
    '9,200,000',
    'Example Education Trust',
    '12 libraries run by youth clubs',
  ],
  [
    'Relief in the Time of Covid-19',
    'Food, soap and reliable information for families without income.',
    '4,700 families',
    'Chaitra 2076 – Poush 2078',
    '22,400,000',
    'Imaginary Relief Consortium',
    '',
  ],
  [
    'Orchards on Fallow Land',
    'Plant grafted walnut, apple and citrus on abandoned terraces.',
    '520 families',
    'Asar 2076 – Jestha 2080',
    '18,100,000',
    'Sample Foundation for Mountain Food',
    '61,000 trees alive',
  ],
  [
    'Ending the Menstrual Hut',
    'Work with families, healers and schools for dignity and safety during menstruation.',
    '18 communities',
    'Bhadra 2077 – Shrawan 2080',
    '13,700,000',
    'Imaginary Health Partnership',
    '',
  ],
  [
    'सामुदायिक वन, सामुदायिक आय',
    'सामुदायिक वन उपभोक्ता समूहको क्षमता र आम्दानी बढाउने।',
    '२८ वन उपभोक्ता समूह',
    'साउन २०७६ – असार २०७९',
    '11,900,000',
    'Fictional Forest Programme',
    '',
  ],
];

const toEntry =
  (isOngoing: boolean) =>
  (row: Row, at: number): SeedEntry => {
    const [name, objective, targetBeneficiaries, duration, budget, fundingPartner, remarks] = row;
    return {
      path: 'programs',
      id: idOf(isOngoing ? 'present' : 'past', at, name),
      values: {
        name,
        objective,
        targetBeneficiaries,
        duration,
        budget,
        fundingPartner,
        remarks,
        isOngoing: String(isOngoing),
      },
      files: [],
    };
  };

export const programs: readonly SeedEntry[] = [...past.map(toEntry(false)), ...present.map(toEntry(true))];
