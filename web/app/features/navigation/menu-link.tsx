import { chakra } from '@chakra-ui/react';
import { NavLink } from 'react-router-dom';
import { useMenu } from './menu-store';

/** The look that links and dropdown buttons of the top row share. */
export const menuItem = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1',
  width: { base: 'full', md: 'auto' },
  minHeight: { base: '3.25rem', md: 'target' },
  paddingInline: { md: '3' },
  fontSize: { base: 'lg', md: 'sm' },
  fontWeight: 'bold',
  whiteSpace: 'nowrap',
  borderBottomWidth: { base: '1px', md: '0' },
  borderColor: 'border.subtle',
  cursor: 'pointer',
  _hover: { color: 'link.body' },
} as const;

const marked = {
  color: 'link.body',
  boxShadow: { md: 'inset 0 -3px 0 var(--chakra-colors-accent-solid)' },
  borderRadius: { md: '0' },
} as const;

/** Marks the current section. */
export const currentMark = marked;

const StyledLink = chakra(NavLink, { base: { ...menuItem, '&[aria-current=page]': marked } });

/** A link of the menu; choosing it closes whatever is open. */
export function MenuLink({ label, to }: { label: string; to: string }) {
  const closeAll = useMenu((state) => state.closeAll);
  return (
    <StyledLink to={to} end={to === '/'} onClick={closeAll}>
      {label}
    </StyledLink>
  );
}
