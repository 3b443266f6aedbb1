import { nextStepPages } from '@site/next-step-pages';
import type { Texts } from './texts';

type MenuPath = keyof Texts['navigation']['pages'];
export type DropdownName = keyof Texts['navigation']['groups'];

export interface NavigationLink {
  readonly to: MenuPath;
  /** Further pages that belong to this one. */
  readonly also?: readonly string[];
  /** The organisation's detail that the page needs: without it, nothing links there. */
  readonly needs?: 'acceptsGifts';
}

export interface NavigationGroup {
  readonly name: DropdownName;
  readonly links: readonly NavigationLink[];
}

export const navigation: readonly (NavigationLink | NavigationGroup)[] = [
  { to: '/' },
  { name: 'about', links: [{ to: '/about-us-details', also: ['/objective'] }, { to: '/employees' }] },
  { to: '/programs', also: ['/past-programs', '/present-programs'] },
  { name: 'media', links: [{ to: '/gallery' }, { to: '/stories', also: ['/story'] }] },
  { to: '/notices', also: ['/events'] },
  { name: 'resources', links: [{ to: '/formats' }, { to: '/publications' }, { to: '/policies' }] },
  { to: '/contact' },
  { to: '/support', needs: 'acceptsGifts' },
];

/** All links of the footer and the sitemap: those of the menu, and those that only the footer has. */
export const navigationLinks: readonly NavigationLink[] = [
  ...navigation.flatMap((entry) => ('links' in entry ? entry.links : [entry])),
  { to: '/events' },
  { to: '/public-information' },
];

export const isLinked = (
  entry: NavigationLink | NavigationGroup,
  organisation: { readonly acceptsGifts: boolean },
): boolean => 'links' in entry || entry.needs === undefined || organisation[entry.needs];

/** Whether a page lies within the section of a link. */
export function isWithin(pathname: string, { to, also = [] }: NavigationLink): boolean {
  if (to === '/') return pathname === '/';
  return [to, ...also].some((start) => pathname === start || pathname.startsWith(`${start}/`));
}

/** The next step that staff have written for the section of a page. */
export function nextStepOn<S extends { readonly page: string }>(
  pathname: string,
  steps: readonly S[],
): S | undefined {
  const section = navigationLinks.find((link) => isWithin(pathname, link));
  return section && steps.find(({ page }) => nextStepPages[page] === section.to);
}
