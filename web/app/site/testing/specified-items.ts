import type { ItemPath } from '@content';

const words = 'The spring was cleaned, the pipe was laid and the tap is open to everyone in the ward.';

/** One item of each type, with the fields that the types are specified with and no others. */
export const specifiedItems: Readonly<
  Record<ItemPath, { readonly _id: string; readonly [field: string]: unknown }>
> = {
  sliders: { _id: 'sl', imageUrl: '/plain/slide.webp', displayOrder: 0, title: 'The ridge' },
  stories: {
    _id: 'st',
    title: 'The spring',
    description: words,
    imageUrls: ['/plain/1.webp', '/plain/2.webp'],
  },
  employees: {
    _id: 'em',
    name: 'Maya',
    position: 'Director',
    photoUrl: '/plain/maya.webp',
    category: 'Project Staffs',
  },
  programs: {
    _id: 'pr',
    name: 'Clean water',
    objective: 'Taps',
    targetBeneficiaries: 'All',
    duration: 'A year',
    fundingPartner: 'Friends',
    isOngoing: true,
  },
  galleries: {
    _id: 'ga',
    title: 'The class',
    category: 'Trainings',
    imageUrl: { main: '/plain/class.webp' },
  },
  popups: { _id: 'po', title: 'Assembly', content: words, imageUrl: '/plain/hall.webp', isActive: true },
  publications: {
    _id: 'pu',
    title: 'The report',
    description: words,
    publicationUrls: ['/plain/report.pdf'],
  },
  formats: { _id: 'fo', title: 'The form', description: words, formatUrls: ['/plain/form.pdf'] },
  policies: { _id: 'policy', policyUrls: ['/plain/policy.pdf'] },
  redirects: { _id: 're', from: '/story/the-tap', to: '/stories' },
  notices: { _id: 'no', title: 'The call', description: words, image: '/plain/call.webp' },
};
