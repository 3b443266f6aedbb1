import { Link, useLocation } from 'react-router';
import { isWithin, type NavigationLink } from '../../navigation';
import { getTexts } from '../../../texts';
import { useMenu } from './menu-store';

/** The `aria-current` of a link: 'page' for this page, 'true' for its section. */
function currentOf(pathname: string, link: NavigationLink): 'page' | 'true' | undefined {
  if (pathname === link.to) return 'page';
  return isWithin(pathname, link) ? 'true' : undefined;
}

/** A link of the menu, which closes the menu. */
export function MenuLink({ link }: { link: NavigationLink }) {
  const closeAll = useMenu((state) => state.closeAll);
  const { pathname } = useLocation();
  return (
    <Link to={link.to} aria-current={currentOf(pathname, link)} onClick={closeAll}>
      {getTexts().navigation.pages[link.to]}
    </Link>
  );
}
