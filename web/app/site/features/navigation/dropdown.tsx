import { useRef } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '../../../components/icons';
import type { NavigationGroup } from '../../navigation';
import { isWithin } from '../../navigation';
import { MenuLink } from './menu-link';
import { getTexts } from '../../../texts';

/** Milliseconds after which a dropdown closes when the pointer has left it. */
const CLOSE_DELAY = 100;

/**
 * A menu item that opens its links: over the page on wide screens, where it closes once the mouse or the focus has left it,
 * below the item in the panel. There the focus may go on without anything closing: what was tapped next would jump away.
 */
export function Dropdown({ group: { name, links } }: { group: NavigationGroup }) {
  const { pathname } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  const leaving = useRef<number>(undefined);
  const leave = () => {
    if (details.current && window.matchMedia('(min-width: 900px)').matches) details.current.open = false;
  };
  return (
    <details
      ref={details}
      onMouseEnter={() => window.clearTimeout(leaving.current)}
      onMouseLeave={() => (leaving.current = window.setTimeout(leave, CLOSE_DELAY))}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) leave();
      }}
      data-current={links.some((link) => isWithin(pathname, link)) || undefined}
    >
      <summary>
        {getTexts().navigation.groups[name]}
        <Icon name="chevronDown" size="1.1em" />
      </summary>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <MenuLink link={link} />
          </li>
        ))}
      </ul>
    </details>
  );
}
