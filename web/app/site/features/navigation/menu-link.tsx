import { chakra } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';
import type { NavigationLink } from '../../navigation';
import { isWithin } from '../../navigation';
import { getTexts } from '../../../texts';
import { useMenu } from './menu-store';

/** The style that links and dropdown buttons of the top row share. */
const item = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1',
  width: { base: 'full', md: 'auto' },
  minHeight: { base: '3.25rem', md: 'target' },
  // As much as a narrow desk leaves, so that all of the menu stands in one line.
  paddingInline: { md: 'min(0.75rem, 0.6vw)' },
  fontSize: { base: 'lg', md: 'sm' },
  fontWeight: 'bold',
  whiteSpace: 'nowrap',
  borderBottomWidth: { base: '1px', md: '0' },
  borderColor: 'border.subtle',
  cursor: 'pointer',
  _hover: { color: 'link.body' },
} as const;

/** The style that marks the current section. */
const currentMark = {
  color: 'link.body',
  boxShadow: { md: 'inset 0 -3px 0 {colors.accent.solid}' },
  borderRadius: { md: '0' },
} as const;

/** The button of a dropdown. */
export const MenuButton = chakra('button', {
  base: item,
  variants: { isCurrent: { true: currentMark } },
});

/** The `aria-current` of a link: 'page' for this page, 'true' for the section that it belongs to. */
export function currentOf(pathname: string, link: NavigationLink): 'page' | 'true' | undefined {
  if (pathname === link.to) return 'page';
  return isWithin(pathname, link) ? 'true' : undefined;
}

const StyledLink = chakra(Link, { base: { ...item, '&[aria-current]': currentMark } });

/** A link of the menu; choosing it closes whatever is open. */
export function MenuLink({ link }: { link: NavigationLink }) {
  const closeAll = useMenu((state) => state.closeAll);
  const { pathname } = useLocation();
  return (
    <StyledLink to={link.to} aria-current={currentOf(pathname, link)} onClick={closeAll}>
      {getTexts().navigation.pages[link.to]}
    </StyledLink>
  );
}
