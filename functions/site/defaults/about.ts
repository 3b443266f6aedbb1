import { purpose } from './purpose';

/** The texts of the About Us page until staff change them; the organisation and its partners are fictional. */
export const aboutDefaults = {
  intro:
    'Pahilo Kiran Samaj, the First Ray Society, is a non-profit social development organisation of the western hills of Nepal. Our members are farmers, teachers, health workers and former students of our own classes.\n\nWe work where roads end early and winters are long. We bring neighbours to one table, add what is missing, whether an engineer, a ledger or a seed fund, and leave when the committee no longer needs us.',
  vision: purpose.vision,
  mission: purpose.mission,
  goals: `${purpose.goal} Eleven objectives say how we get there.`,
  values: [
    { text: 'Dignity: nobody is a beneficiary before they are a neighbour.' },
    { text: 'Openness: every budget is read aloud where it is spent.' },
    { text: 'Inclusion: a meeting without women and Dalit members is not a meeting.' },
    { text: 'Self-reliance: what we start must be able to go on without us.' },
    { text: 'Care for the land: water, soil and forest count as members of the village.' },
  ],
  targetGroups: [
    { text: 'Women and adolescent girls' },
    { text: 'Dalit, Janajati and landless households' },
    { text: 'Children out of school' },
    { text: 'Persons with disabilities and their families' },
    { text: 'Smallholders and forest users' },
    { text: 'Returning migrants and young people without work' },
  ],
  thematicAreas: [
    { text: 'Education and literacy' },
    { text: 'Health, nutrition and safe birth' },
    { text: 'Drinking water, sanitation and hygiene' },
    { text: 'Livelihoods, farming and cooperatives' },
    { text: 'Forests, climate and disaster preparedness' },
    { text: 'Local governance and social accountability' },
  ],
  crossCuttingAreas: [
    { text: 'Gender equality and social inclusion' },
    { text: 'Child protection' },
    { text: 'Good governance' },
    { text: 'Environment and climate resilience' },
  ],
  approach: [
    { text: 'We are invited: a ward assembly asks for us before we come.' },
    { text: 'We plan with the community, and with the ward office at the same table.' },
    { text: 'We train local people to lead, and pay them fairly.' },
    { text: 'We build on what stands: committees, cooperatives, mothers’ groups.' },
    { text: 'We audit in public, twice a year.' },
  ],
  sectors: [
    { text: 'Water and sanitation' },
    { text: 'School education' },
    { text: 'Maternal health' },
    { text: 'Farm income' },
    { text: 'Disaster risk reduction' },
  ],
  areasText:
    'We work in three hill districts of the west, in wards more than a day’s walk from the district headquarters.',
  areas: [
    { name: 'Himshikhar', coverage: '6 wards: water, schools, safe birth' },
    { name: 'Seti Danda', coverage: '4 wards: cooperatives, forests' },
    { name: 'Jharana Khola', coverage: '5 wards: schools, disaster preparedness' },
  ],
  history: [
    {
      when: '2048 BS (1991 AD)',
      what: 'Eleven teachers and farmers found the society after a winter of night classes.',
    },
    { when: '2056 BS', what: 'The first users’ committees for drinking water draw up their own rules.' },
    { when: '2063 BS', what: 'Women’s savings groups join to form the first cooperative.' },
    {
      when: '2072 BS',
      what: 'After the earthquakes, we train masons to rebuild homes that will withstand the next one.',
    },
    {
      when: '2079 BS',
      what: 'The new federal system brings local governments: we begin to work with them in every ward we serve.',
    },
  ],
  networks: [
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
      responsibility: 'Host of the annual exchange',
    },
    {
      network: 'Women’s Cooperatives Platform',
      focus: 'Savings, credit and markets',
      responsibility: 'Secretariat until 2083 BS',
    },
  ],
};
