import { chakra } from '@chakra-ui/react';
import type { FocusEvent } from 'react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { Icon } from '../../../components/icons';
import type { NavigationGroup } from '../../navigation';
import { isWithin } from '../../navigation';
import { currentOf, MenuButton } from './menu-link';
import { useMenu } from './menu-store';
import { getTexts } from '../../../texts';

/** Milliseconds after which a dropdown closes when the pointer has left it. */
const CLOSE_DELAY = 100;

/** Closes the dropdown a moment after the mouse has left it, or the focus, on wide screens only. */
function useLeaving(close: () => void) {
  const timer = useRef<number>(undefined);
  const isWide = () => window.matchMedia('(min-width: 900px)').matches;
  const stay = () => window.clearTimeout(timer.current);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const leave = () => {
    stay();
    if (isWide()) timer.current = window.setTimeout(close, CLOSE_DELAY);
  };
  // In the panel the focus may go on without anything closing: what was tapped next would jump away.
  const blur = (event: FocusEvent<HTMLElement>) => {
    const { relatedTarget, currentTarget } = event;
    if (isWide() && relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  return { onMouseEnter: stay, onMouseLeave: leave, onBlur: blur };
}

const Entry = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'target',
    paddingInline: '4',
    borderRadius: 'md',
    fontSize: { base: 'md', md: 'sm' },
    whiteSpace: 'nowrap',
    _hover: { background: 'bg.band' },
    '&[aria-current]': { color: 'link.body', fontWeight: 'bold' },
  },
});

/** A menu item that opens its links: over the page on wide screens, below the item in the panel. */
export function Dropdown({ group }: { group: NavigationGroup }) {
  const { name, links } = group;
  const open = useMenu((state) => state.dropdowns[name]);
  const { toggleDropdown, closeDropdown, closeAll } = useMenu.getState();
  const { groups, pages } = getTexts().navigation;
  const { pathname } = useLocation();
  const leaving = useLeaving(() => closeDropdown(name));
  const isCurrent = links.some((link) => isWithin(pathname, link));
  return (
    <chakra.li css={{ position: 'relative' }} data-dropdown {...leaving}>
      <MenuButton
        isCurrent={isCurrent}
        type="button"
        aria-expanded={open}
        aria-controls={`menu-${name}`}
        onClick={() => toggleDropdown(name)}
      >
        {groups[name]}
        <chakra.span
          css={{
            display: 'flex',
            transition: 'transform 150ms',
            transform: open ? 'rotate(180deg)' : 'none',
          }}
        >
          <Icon name="chevronDown" size="1.1em" />
        </chakra.span>
      </MenuButton>
      <chakra.ul
        css={{
          display: open ? 'block' : 'none',
          position: { md: 'absolute' },
          top: { md: '100%' },
          insetInlineStart: { md: '0' },
          minWidth: { md: '12rem' },
          padding: '2',
          borderRadius: { md: 'lg' },
          background: { md: 'bg.raised' },
          boxShadow: { md: 'panel' },
        }}
        id={`menu-${name}`}
        data-dropdown-list
      >
        {links.map((link) => (
          <li key={link.to}>
            <Entry to={link.to} aria-current={currentOf(pathname, link)} onClick={closeAll}>
              {pages[link.to]}
            </Entry>
          </li>
        ))}
      </chakra.ul>
    </chakra.li>
  );
}
