import { Link, useLocation } from 'react-router';
import type { NavigationLink } from '../../navigation';
import { isWithin } from '../../navigation';
import { getTexts } from '../../../texts';

/** The `aria-current` of a link: 'page' for this page, 'true' for the section that it belongs to. */
function currentOf(pathname: string, link: NavigationLink): 'page' | 'true' | undefined {
  if (pathname === link.to) return 'page';
  return isWithin(pathname, link) ? 'true' : undefined;
}

/** A link of the menu. */
export function MenuLink({ link }: { link: NavigationLink }) {
  const { pathname } = useLocation();
  return (
    <Link to={link.to} aria-current={currentOf(pathname, link)}>
      {getTexts().navigation.pages[link.to]}
    </Link>
  );
}
