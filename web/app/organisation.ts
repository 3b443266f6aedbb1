/**
 * Everything the site says about the organisation itself, in one place. All of it is fictional: replace the values
 * here (README, "Change the organisation's values") and every page, the footer, the feed and the structured data follow.
 */
interface ContactPerson {
  readonly name: string;
  readonly role: string;
  readonly phone: string;
  readonly email: string;
}

export const organisation = {
  name: 'Pahilo Kiran Samaj',
  nameInEnglish: 'First Ray Society',
  shortName: 'Pahilo Kiran',
  tagline: 'A social development organisation of the western hills of Nepal',
  established: { bs: 2048, ad: 1991 },
  address: {
    street: 'Udaya Chowk, Ward 4',
    town: 'Himshikhar Municipality',
    region: 'Karnali Province',
    country: 'Nepal',
  },
  /** A search of a public map; fictional places find nothing real. */
  mapUrl: 'https://www.openstreetmap.org/#map=9/29.0/82.0',
  phone: '+977 00-000000',
  email: 'office@pahilokiran.example',
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
  ] satisfies readonly [ContactPerson, ContactPerson],
  registrations: [
    { label: 'District Administration Office', number: 'DAO 000/048' },
    { label: 'Social Welfare Council', number: 'SWC 00000' },
    { label: 'PAN', number: '000000000' },
  ],
  social: {
    network: { label: 'Facebook', icon: 'facebook', url: 'https://social.example/pahilokiran' },
  },
} as const;

/** A phone number as a `tel:` URL. */
export function telUrl(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}

/** The feed of the notices. */
export const feed = { title: `${organisation.name}: notices`, path: '/notices.xml' } as const;

/** Path of the picture in previews of pages without a picture of their own. */
export const sharePicture = '/share.jpg';
