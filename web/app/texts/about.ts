/** The texts of the About Us page; the organisation and its partners are fictional. */
export const aboutTexts = {
  title: 'About Us',
  intro: [
    'Pahilo Kiran Samaj, the First Ray Society, is a non-profit social development organisation of the western hills of Nepal. Our members are farmers, teachers, health workers and former students of our own classes.',
    'We work where roads end early and winters are long. We bring neighbours to one table, add what is missing, whether an engineer, a ledger or a seed fund, and leave when the committee no longer needs us.',
  ],
  history: {
    title: 'History',
    steps: [
      {
        when: '2048 BS (1991 AD)',
        what: 'Established by eleven teachers and farmers after a winter of night classes.',
      },
      { when: '2056 BS', what: 'The first users’ committees for drinking water draw up their own rules.' },
      { when: '2063 BS', what: 'Women’s savings groups join into the first cooperative.' },
      {
        when: '2072 BS',
        what: 'After the earthquakes, masons are trained to rebuild homes that withstand the next one.',
      },
      {
        when: '2079 BS',
        what: 'Work with the local governments of the new federal system begins in every ward we serve.',
      },
    ],
  },
  vision: {
    title: 'Vision',
    text: 'A just and self-reliant society in the western hills, where every person lives in dignity.',
  },
  mission: {
    title: 'Mission',
    text: 'To stand beside poor and excluded communities while they organise, learn and claim their rights.',
  },
  goals: {
    title: 'Goals and objectives',
    text: 'Households that are healthy, schooled, fed and heard. Eleven objectives say how we get there.',
    more: 'Read the objectives',
  },
  lists: [
    {
      title: 'Core values',
      items: [
        'Dignity: nobody is a beneficiary before they are a neighbour.',
        'Openness: every budget is read aloud where it is spent.',
        'Inclusion: a meeting without women and Dalit members is not a meeting.',
        'Self-reliance: what we start must be able to go on without us.',
        'Care for the land: water, soil and forest are counted as members of the village.',
      ],
    },
    {
      title: 'Target groups',
      items: [
        'Women and adolescent girls',
        'Dalit, Janajati and landless households',
        'Children out of school',
        'Persons with disabilities and their families',
        'Smallholders and forest users',
        'Returning migrants and young people without work',
      ],
    },
    {
      title: 'Focus thematic areas',
      items: [
        'Education and literacy',
        'Health, nutrition and safe birth',
        'Drinking water, sanitation and hygiene',
        'Livelihoods, farming and cooperatives',
        'Forests, climate and disaster preparedness',
        'Local governance and social accountability',
      ],
    },
    {
      title: 'Cross-cutting areas',
      items: [
        'Gender equality and social inclusion',
        'Child protection',
        'Good governance',
        'Environment and climate resilience',
      ],
    },
    {
      title: 'Working approach',
      items: [
        'We are invited: a ward assembly asks for us before we come.',
        'We plan with the community, and with the ward office at the same table.',
        'We train local people to lead, and pay them fairly.',
        'We build on what stands: committees, cooperatives, mothers’ groups.',
        'We audit in public, twice a year.',
      ],
    },
    {
      title: 'Current sectors',
      items: [
        'Water and sanitation',
        'School education',
        'Maternal health',
        'Farm income',
        'Disaster risk reduction',
      ],
    },
  ],
  areas: {
    title: 'Working areas and coverage',
    text: 'We work in three hill districts of the west, in wards that lie more than a day’s walk from the district headquarters.',
    items: [
      { name: 'Himshikhar', coverage: '6 wards: water, schools, safe birth' },
      { name: 'Seti Danda', coverage: '4 wards: cooperatives, forests' },
      { name: 'Jharana Khola', coverage: '5 wards: schools, disaster preparedness' },
    ],
  },
  networks: {
    title: 'Affiliated networks',
    rows: [
      {
        network: 'Western Hills NGO Forum',
        focus: 'Coordination of civil society',
        responsibility: 'Member of the executive committee',
      },
      {
        network: 'Spring Water Alliance',
        focus: 'Water, sanitation and hygiene',
        responsibility: 'District focal point',
      },
      {
        network: 'Every Child Reads Network',
        focus: 'Early-grade education',
        responsibility: 'General member',
      },
      {
        network: 'Forest Users’ Learning Circle',
        focus: 'Community forestry and climate',
        responsibility: 'Host of the yearly exchange',
      },
      {
        network: 'Women’s Cooperatives Platform',
        focus: 'Savings, credit and markets',
        responsibility: 'Secretariat until 2083 BS',
      },
    ],
  },
} as const;
