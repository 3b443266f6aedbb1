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
  registrations: [
    { label: 'District Administration Office', number: 'DAO 000/048' },
    { label: 'Social Welfare Council', number: 'SWC 00000' },
    { label: 'PAN', number: '000000000' },
  ],
  banks: [] as { bank: string; holder: string; number: string; note: string }[],
  wallets: [] as { wallet: string; holder: string; number: string; code: string }[],
  calendarYears: [] as { year: string; months: string }[],
  social: [{ network: 'Facebook', url: 'https://social.example/pahilokiran' }],
};
