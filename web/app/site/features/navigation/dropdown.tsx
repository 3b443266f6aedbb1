import { defineStyle } from '@chakra-ui/react';
import { type FocusEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '../../../components/icons';
import { isWithin, type NavigationGroup } from '../../navigation';
import { Disclosure } from './disclosure';
import { MenuLink } from './menu-link';
import { useMenu } from './menu-store';
import { getTexts } from '../../../texts';
import { minWidth } from '../../../theme/media';

/** The look of a dropdown, for the menu around it. */
export const dropdown = defineStyle({
  position: 'relative',
  '& summary svg': { transition: 'transform 150ms' },
  '&[open] summary svg': { transform: 'rotate(180deg)' },
  '& ul': {
    position: { md: 'absolute' },
    top: { md: '100%' },
    insetInlineStart: { md: '0' },
    minWidth: { md: '12rem' },
    padding: '2',
    borderRadius: { md: 'lg' },
    background: { md: 'bg.raised' },
    boxShadow: { md: 'panel' },
  },
  '& a': {
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

/** The milliseconds until a dropdown closes after the pointer has left it. */
const CLOSE_DELAY = 100;

/** Closes the dropdown on wide screens when the focus leaves it, or a moment after the mouse does. */
function useLeaving(close: () => void) {
  const timer = useRef<number>(undefined);
  const isWide = () => window.matchMedia(minWidth('md')).matches;
  const stay = () => window.clearTimeout(timer.current);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const leave = () => {
    stay();
    if (isWide()) timer.current = window.setTimeout(close, CLOSE_DELAY);
  };
  // In the panel nothing closes when the focus moves on: the target of the tap would jump away.
  const blur = (event: FocusEvent<HTMLElement>) => {
    const { relatedTarget, currentTarget } = event;
    if (isWide() && relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  return { onMouseEnter: stay, onMouseLeave: leave, onBlur: blur };
}

/** A menu item that opens its links, over the page on wide screens and below the item in the panel. */
export function Dropdown({ group: { name, links } }: { group: NavigationGroup }) {
  const open = useMenu((state) => state.dropdowns[name]);
  const { setDropdown } = useMenu.getState();
  const { pathname } = useLocation();
  const leaving = useLeaving(() => setDropdown(name, false));
  return (
    <Disclosure
      open={open}
      onToggle={(isOpen) => setDropdown(name, isOpen)}
      data-current={links.some((link) => isWithin(pathname, link)) || undefined}
      summary={
        <>
          {getTexts().navigation.groups[name]}
          <Icon name="chevronDown" size="1.1em" />
        </>
      }
      {...leaving}
    >
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <MenuLink link={link} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
