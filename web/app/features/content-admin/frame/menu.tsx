import { chakra } from '@chakra-ui/react';
import { itemTypes, globals } from '@content';
import type { SignedIn } from '@content/contract';
import { NavLink } from 'react-router-dom';
import { adminPaths } from '../../../data/admin-paths';
import { useOrganisation } from '../../../data/globals';
import { Logo } from '../../navigation/wordmark';
import { AdminIcon } from '../../admin-ui/admin-icon';

const entry = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  minHeight: 'target',
  paddingInline: '3',
  borderRadius: 'md',
  fontSize: 'sm',
  color: 'fg.onDark',
  cursor: 'pointer',
  // With a mouse nearly the whole menu fits a laptop's window.
  '@media (pointer: fine) and (min-width: 900px)': { minHeight: '2rem' },
  transition: 'background-color 150ms',
  _hover: { background: 'bg.darker' },
} as const;

const MenuLink = chakra(NavLink, {
  base: {
    ...entry,
    '&[aria-current=page]': {
      background: 'bg.darker',
      fontWeight: 'bold',
      color: 'link.onDark',
      boxShadow: 'inset 3px 0 0 {colors.accent.mark}',
    },
  },
});
const EntryAnchor = chakra('a', { base: entry });
const EntryButton = chakra('button', { base: entry });

export interface MenuProps {
  readonly person: SignedIn;
  readonly onSignOut: () => void;
  /** Told when a link was chosen. */
  readonly onChoose?: () => void;
}

/** The staff area's menu: the dashboard, every type in the specified order, all pictures, the organisation's words, trash and staff, the site, and the way out, which stays in sight. */
export function Menu({ person, onSignOut, onChoose }: MenuProps) {
  return (
    <chakra.div data-ground="dark" display="flex" flexDirection="column" gap="3" height="full">
      <chakra.div display="flex" alignItems="center" gap="3" paddingInline="3">
        <Logo />
        <chakra.div lineHeight="1.25" color="fg.onDark">
          <chakra.p fontWeight="bold" fontSize="md">
            {useOrganisation().shortName}
          </chakra.p>
          <chakra.p fontSize="xs" color="fg.onDarkMuted">
            Admin Portal
          </chakra.p>
        </chakra.div>
      </chakra.div>
      <chakra.nav aria-label="Admin" flex="1" minHeight="0" overflowY="auto" overscrollBehavior="contain">
        <chakra.ul listStyleType="none">
          <li>
            <MenuLink to={adminPaths.home} end onClick={onChoose}>
              <AdminIcon name="dashboard" />
              Dashboard
            </MenuLink>
          </li>
          {itemTypes.map(({ path, label }) => (
            <li key={path}>
              <MenuLink to={adminPaths.list(path)} onClick={onChoose}>
                <AdminIcon name={path} />
                {label.many}
              </MenuLink>
            </li>
          ))}
        </chakra.ul>
        <chakra.div marginTop="2" borderTopWidth="1px" borderColor="border.onDark" paddingTop="2">
          <chakra.p id="words-menu" fontSize="xs" color="fg.onDarkMuted" paddingInline="3" paddingBottom="1">
            The organisation
          </chakra.p>
          <chakra.ul listStyleType="none" aria-labelledby="words-menu">
            {globals.map(({ path, label }) => (
              <li key={path}>
                <MenuLink to={adminPaths.list(path)} onClick={onChoose}>
                  <AdminIcon name={path} />
                  {label.many}
                </MenuLink>
              </li>
            ))}
          </chakra.ul>
        </chakra.div>
        <chakra.ul
          listStyleType="none"
          marginTop="2"
          borderTopWidth="1px"
          borderColor="border.onDark"
          paddingTop="2"
        >
          <li>
            <MenuLink to={adminPaths.pictures} onClick={onChoose}>
              <AdminIcon name="pictures" />
              All pictures
            </MenuLink>
          </li>
          <li>
            <MenuLink to={adminPaths.trash} onClick={onChoose}>
              <AdminIcon name="trash" />
              Trash
            </MenuLink>
          </li>
          {person.role === 'editor' ? null : (
            <li>
              <MenuLink to={adminPaths.staff} onClick={onChoose}>
                <AdminIcon name="staff" />
                Staff accounts
              </MenuLink>
            </li>
          )}
          <li>
            <MenuLink to={adminPaths.siteState} onClick={onChoose}>
              <AdminIcon name="state" />
              How the site is doing
            </MenuLink>
          </li>
          <li>
            <MenuLink to={adminPaths.account} onClick={onChoose}>
              <AdminIcon name="account" />
              Your account
            </MenuLink>
          </li>
        </chakra.ul>
      </chakra.nav>
      <chakra.div borderTopWidth="1px" borderColor="border.onDark" paddingTop="2">
        <chakra.p
          fontSize="xs"
          color="fg.onDarkMuted"
          paddingInline="3"
          paddingBottom="1"
          overflowWrap="anywhere"
        >
          {person.displayName ?? person.email}
        </chakra.p>
        <EntryAnchor href="/">
          <AdminIcon name="site" />
          See the site
        </EntryAnchor>
        <EntryButton type="button" onClick={onSignOut}>
          <AdminIcon name="out" />
          Sign out
        </EntryButton>
      </chakra.div>
    </chakra.div>
  );
}
