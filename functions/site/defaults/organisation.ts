const step = (page: string, text: string, label: string, link: string) => ({ page, text, label, link });

/** The organisation until its staff change it. All of it is fictional. */
export const organisationDefaults = {
  name: 'Pahilo Kiran Samaj',
  nameInEnglish: 'First Ray Society',
  shortName: 'Pahilo Kiran',
  tagline: 'A social development organisation of the western hills of Nepal',
  establishedBs: 2048,
  establishedAd: 1991,
  street: 'Udaya Chowk, Ward 4',
  town: 'Himshikhar Municipality',
  region: 'Karnali Province',
  country: 'Nepal',
  // A search of a public map; fictional places find nothing real.
  mapUrl: 'https://www.openstreetmap.org/#map=9/29.0/82.0',
  phones: [{ number: '+977 00-000000', of: '' }],
  emails: [{ address: 'office@pahilokiran.example', of: '' }],
  website: 'https://pahilokiran.example',
  officeHours: [
    { days: 'Sunday to Thursday', hours: '10:00–17:00' },
    { days: 'Friday', hours: '10:00–15:00' },
    { days: 'Saturday and public holidays', hours: 'Closed' },
  ],
  contacts: [
    {
      name: 'Maya Himdali',
      role: 'Executive Director',
      phone: '+977 9800-000001',
      email: 'director@pahilokiran.example',
    },
    {
      name: 'Dev Kiranbasi',
      role: 'Information Officer',
      phone: '+977 9800-000002',
      email: 'information@pahilokiran.example',
    },
  ],
  informationOfficer: 'Dev Kiranbasi, +977 9800-000002, information@pahilokiran.example',
  registrations: [
    { label: 'District Administration Office', number: 'DAO 000/048' },
    { label: 'Social Welfare Council', number: 'SWC 00000' },
    { label: 'PAN', number: '000000000' },
  ],
  banks: [] as { bank: string; holder: string; number: string; note: string }[],
  wallets: [] as { wallet: string; holder: string; number: string; code: string }[],
  nextSteps: [
    step('About Us', 'Would you like to know who does this work?', 'Meet the team', '/employees'),
    step('Team', 'Would you like to talk to us?', 'Call, write or come by', '/contact'),
    step('Programs', 'Does your ward need a project like these?', 'Tell the office', '/contact'),
    step('Gallery', 'Who are the people in these pictures?', 'Read their stories', '/stories'),
    step('Stories', 'Want to help keep taps running?', 'Talk to Maya: call or write', '/contact'),
    step('Get Involved', 'Are you applying for something?', 'Find the form it asks for', '/formats'),
    step('Formats', 'Not sure which form you need?', 'Ask the office', '/contact#write'),
    step('Publications', 'Looking for a report that is not here?', 'Ask us for it', '/contact#write'),
    step('Policies', 'Have we not kept to a policy?', 'Complain, even without a name', '/contact#write'),
  ],
  calendarYears: [] as { year: string; months: string }[],
  social: [{ network: 'Facebook', url: 'https://social.example/pahilokiran' }],
};
