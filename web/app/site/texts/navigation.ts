export type DropdownName = 'about' | 'media' | 'resources';

export interface NavigationLink {
  readonly label: string;
  readonly to: string;
  /** Further pages that belong to this one. */
  readonly also?: readonly string[];
}

export interface NavigationGroup {
  readonly label: string;
  readonly name: DropdownName;
  readonly links: readonly NavigationLink[];
}

export const navigation: readonly (NavigationLink | NavigationGroup)[] = [
  { label: 'Home', to: '/' },
  {
    label: 'About',
    name: 'about',
    links: [
      { label: 'About Us', to: '/about-us-details', also: ['/objective'] },
      { label: 'Team', to: '/employees' },
    ],
  },
  { label: 'Programs', to: '/programs', also: ['/past-programs', '/present-programs'] },
  {
    label: 'Media',
    name: 'media',
    links: [
      { label: 'Gallery', to: '/gallery' },
      { label: 'Stories', to: '/stories', also: ['/story'] },
    ],
  },
  { label: 'Get Involved', to: '/notices' },
  {
    label: 'Resources',
    name: 'resources',
    links: [
      { label: 'Formats', to: '/formats' },
      { label: 'Publications', to: '/publications' },
      { label: 'Policies', to: '/policies' },
    ],
  },
  { label: 'Contact', to: '/contact' },
];

/** Every target of the menu, flat, for the footer and the sitemap. */
export const navigationLinks: readonly NavigationLink[] = navigation.flatMap((entry) =>
  'links' in entry ? entry.links : [entry],
);

/** A page lies within the section that a link of the menu leads to. */
export function isWithin(pathname: string, { to, also = [] }: NavigationLink): boolean {
  if (to === '/') return pathname === '/';
  return [to, ...also].some((start) => pathname === start || pathname.startsWith(`${start}/`));
}
