import { chakra } from '@chakra-ui/react';
import { type ContentType, globals, itemTypes, pageTypes } from '@content';
import type { SignedIn } from '@content/api/contract';
import { NavLink } from 'react-router-dom';
import { adminPaths } from '../../../data/staff/admin-paths';
import { useOrganisation } from '../../../data/pages/globals';
import { Logo } from '@site/web/features/navigation/wordmark';
import { AdminIcon, type IconName } from '../../admin-ui/admin-icon';
import { personName } from '../../admin-ui/labels';
import { openPalette } from '../../admin-ui/palette';
import { useSignOut } from './use-sign-out';

export const entryStyle = {
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
  '@media (pointer: fine)': { minHeight: { md: '1.875rem' } },
  transition: 'background-color 150ms',
  _hover: { background: 'bg.darker' },
} as const;

/** Its parts from top to bottom: the organisation, the search, the screens, which scroll where there is no room, and the way out. */
const Nav = chakra('nav', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    height: { md: 'full' },
    color: 'fg.onDark',
    '& > header': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      paddingInline: '3',
      lineHeight: '1.25',
      '& small': { display: 'block', fontSize: 'xs', color: 'fg.onDarkMuted' },
    },
    '& a, & button': entryStyle,
    '& [aria-current=page]': {
      background: 'bg.darker',
      fontWeight: 'bold',
      color: 'link.onDark',
      boxShadow: 'inset 3px 0 0 {colors.accent.mark}',
    },
    '& kbd': { marginInlineStart: 'auto', fontFamily: 'body', fontSize: 'xs' },
    // On a phone the drawer scrolls as a whole: its top bar has the way out.
    '& > [data-screens]': {
      flex: '1',
      md: { minHeight: '0', overflowY: 'auto', overscrollBehavior: 'contain' },
    },
    '& [data-apart]': { borderTopWidth: '1px', borderColor: 'border.onDark', paddingTop: '2' },
    '& > [data-screens] > [data-apart]': { marginTop: '2' },
    '& [data-apart] > p': {
      fontSize: 'xs',
      color: 'fg.onDarkMuted',
      paddingInline: '3',
      paddingBottom: '1',
      overflowWrap: 'anywhere',
    },
  },
});

const screen = (icon: IconName, to: string, label: string) => ({ icon, to, label });
export type Screen = ReturnType<typeof screen>;
const ofType = ({ path, label }: ContentType) => screen(path, adminPaths.list(path), label.many);

/** The screens that a person can go to, as the menu calls them: of items, of the organisation's words, of everything else, their own. */
export const screensFor = ({ role }: SignedIn) => ({
  items: [screen('dashboard', adminPaths.home, 'Dashboard'), ...pageTypes.map(ofType)],
  words: globals.map(ofType),
  office: [
    screen('calendar', adminPaths.calendar, 'Calendar'),
    screen('messages', adminPaths.messages, 'Messages'),
    screen('media', adminPaths.media, 'Pictures and files'),
    ...itemTypes.filter((type) => !pageTypes.includes(type)).map(ofType),
    screen('trash', adminPaths.trash, 'Trash'),
    ...(role === 'editor' ? [] : [screen('staff', adminPaths.staff, 'Staff accounts')]),
    screen('visits', adminPaths.visits, 'Visits'),
    screen('state', adminPaths.siteState, 'How the site is doing'),
  ],
  own: [screen('account', adminPaths.account, 'Your account')],
});

/** The staff area's menu: its screens in groups, the site, and the way out, which stays in sight. */
export function Menu({ person, onChoose }: { person: SignedIn; onChoose?: () => void }) {
  const signOut = useSignOut();
  const { items, words, office, own } = screensFor(person);
  const link = ({ icon, to, label }: Screen) => (
    <NavLink key={to} to={to} end={to === adminPaths.home} onClick={onChoose}>
      <AdminIcon name={icon} />
      {label}
    </NavLink>
  );
  const entries = (screens: readonly Screen[]) => screens.map((each) => <li key={each.to}>{link(each)}</li>);
  return (
    <Nav aria-label="Admin" data-ground="dark">
      <header>
        <Logo />
        <p>
          <b>{useOrganisation().shortName}</b>
          <small>Admin Portal</small>
        </p>
      </header>
      {/* On a phone the bar at the top has it. */}
      {onChoose ? null : (
        <button type="button" aria-keyshortcuts="Control+K Meta+K" onClick={() => openPalette()}>
          <AdminIcon name="search" />
          Search …<kbd>{/Mac/.test(navigator.platform) ? '⌘K' : 'Ctrl K'}</kbd>
        </button>
      )}
      <div data-screens>
        <ul>{entries(items)}</ul>
        <div data-apart>
          <p id="words-menu">The organisation</p>
          <ul aria-labelledby="words-menu">{entries(words)}</ul>
        </div>
        <ul data-apart>{entries(office)}</ul>
      </div>
      <div data-apart>
        <p>{personName(person)}</p>
        {own.map(link)}
        <a href="/">
          <AdminIcon name="site" />
          See the site
        </a>
        <button
          type="button"
          onClick={() => {
            onChoose?.();
            signOut();
          }}
        >
          <AdminIcon name="out" />
          Sign out
        </button>
      </div>
    </Nav>
  );
}
