import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { Icon } from '../../../components/icons';
import { WaitingLine } from '../../../components/waiting-line';
import { useOrganisation } from '../../../data/pages/globals';
import { minWidth } from '../../../theme/media';
import { column } from '../../../theme/recipes';
import { isLinked, navigation } from '../../navigation';
import { Disclosure } from './disclosure';
import { Dropdown } from './dropdown';
import { LanguageSwitch } from './language-link';
import { MenuLink } from './menu-link';
import { useMenu } from './menu-store';
import { Wordmark } from './wordmark';
import { getTexts } from '../../../texts';

/** Closes the menu on another page, with Escape, and when the window becomes wide enough for a row. */
function useMenuClosing() {
  const { closeAll } = useMenu.getState();
  const { pathname } = useLocation();
  // Not at first: what has been opened before the client stays open.
  useEffect(() => closeAll, [pathname, closeAll]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const { panelOpen } = useMenu.getState();
      const focused = document.activeElement?.closest('header details');
      closeAll();
      const closed = panelOpen ? document.querySelector('header details') : focused;
      closed?.querySelector('summary')?.focus();
    };
    const wide = window.matchMedia(minWidth('md'));
    window.addEventListener('keydown', onKey);
    wide.addEventListener('change', closeAll);
    return () => {
      window.removeEventListener('keydown', onKey);
      wide.removeEventListener('change', closeAll);
    };
  }, [closeAll]);
}

const wordmark = {
  display: 'inline-flex',
  '& [data-part=lockup]': { display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: 'target' },
  '& [data-part=names]': { lineHeight: '1.1' },
  '& b': {
    display: 'block',
    fontSize: 'min(1.25rem, 7vw)', // in two lines at most, however large the letters are
    letterSpacing: 'tight',
  },
  '& small': { display: { base: 'none', lg: 'block' }, fontSize: 'xs', color: 'fg.muted' },
} as const;

/** Opens the panel, without a script too. */
const opener = {
  display: { md: 'none' },
  order: '1',
  marginInlineEnd: '-2',
  '& summary': { display: 'grid', placeItems: 'center', boxSize: 'target' },
  '& [data-part=label]': { srOnly: true },
  '&[open] [data-when=closed], &:not([open]) [data-when=open]': { display: 'none' },
  // The links are a sibling, since wide screens show them as a row of the bar.
  '&:not([open]) + nav': { display: { mdDown: 'none' } },
} as const;

const panel = {
  position: { mdDown: 'fixed' },
  insetInline: { mdDown: '0' },
  top: { mdDown: '{sizes.nav}' },
  height: { mdDown: 'calc(100dvh - {sizes.nav})' },
  overflowY: { mdDown: 'auto' },
  overscrollBehavior: 'contain',
  background: { mdDown: 'bg.page' },
  paddingInline: { mdDown: 'gutter' },
  paddingBlock: { mdDown: '4' },
  animation: { mdDown: 'drop-in 200ms ease-out' },
  marginInlineStart: { md: 'auto' },
  // The row has no room for it below `lg`; footer and home page link to it too.
  '& [data-wide]': { display: { mdToLg: 'none' } },
  '& > ul': {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    flexWrap: { md: 'wrap' },
    alignItems: { md: 'center' },
    gap: { md: '1' },
  },
} as const;

const item = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1',
  width: { base: 'full', md: 'auto' },
  minHeight: { base: '3.25rem', md: 'target' },
  // Narrow enough that the menu stands in one line.
  paddingInline: { md: 'min(0.75rem, 0.6vw)' },
  fontSize: { base: 'lg', md: 'sm' },
  fontWeight: 'bold',
  whiteSpace: 'nowrap',
  borderBottomWidth: { base: '1px', md: '0' },
  borderColor: 'border.subtle',
  _hover: { color: 'link.body' },
} as const;

const currentItem = {
  color: 'link.body',
  boxShadow: { md: 'inset 0 -3px 0 {colors.accent.solid}' },
  borderRadius: { md: '0' },
} as const;

const dropdown = {
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
} as const;

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'nav',
    background: 'bg.page',
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    // With large letters the menu takes lines of its own.
    '& [data-part=bar]': {
      ...column,
      display: 'flex',
      flexWrap: { md: 'wrap' },
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: 'nav',
      columnGap: { md: '6' },
    },
    '& summary': { cursor: 'pointer', listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } },
    '& [data-part=wordmark]': wordmark,
    '& [data-panel]': opener,
    '& nav': panel,
    '& nav > ul > li > a, & nav summary': item,
    '& nav > ul > li > a[aria-current], & nav [data-current] summary': currentItem,
    '& nav details': dropdown,
    '& [data-part=search]': {
      display: 'grid',
      placeItems: 'center',
      // With large letters no wider than a phone's bar has room for.
      boxSize: 'min({sizes.target}, 14vw)',
      flexShrink: '0',
      marginInlineStart: { base: 'auto', md: '0' },
      marginInlineEnd: { md: '-4' },
      color: 'link.body',
    },
    '& [hreflang]': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'target',
      paddingInline: 'min(0.75rem, 2vw)',
      fontFamily: 'languageName',
      fontSize: 'min(0.9375rem, 4.2vw)',
      color: 'link.body',
    },
  },
});

/** The sticky bar with the menu: a row on wide screens, a full-height panel on small ones. */
export function Navigation() {
  const panelOpen = useMenu((state) => state.panelOpen);
  const { setPanel } = useMenu.getState();
  const texts = getTexts().navigation;
  const organisation = useOrganisation();
  useMenuClosing();
  useEffect(() => {
    document.documentElement.toggleAttribute('data-scroll-locked', panelOpen);
  }, [panelOpen]);
  return (
    <Bar>
      <div data-part="bar">
        <Wordmark />
        <Disclosure
          open={panelOpen}
          onToggle={setPanel}
          data-panel
          summary={
            <>
              <span data-when="closed">
                <span data-part="label">{texts.open}</span>
                <Icon name="menu" size="1.75rem" />
              </span>
              <span data-when="open">
                <span data-part="label">{texts.close}</span>
                <Icon name="close" size="1.75rem" />
              </span>
            </>
          }
        />
        <nav aria-label={texts.main}>
          <ul>
            {navigation
              .filter((entry) => isLinked(entry, organisation))
              .map((entry) =>
                'links' in entry ? (
                  <li key={entry.name}>
                    <Dropdown group={entry} />
                  </li>
                ) : (
                  <li key={entry.to} data-wide={entry.needs}>
                    <MenuLink link={entry} />
                  </li>
                ),
              )}
          </ul>
        </nav>
        <Link data-part="search" to="/search" aria-label={texts.search}>
          <Icon name="search" size="min(1.5rem, 7vw)" />
        </Link>
        <LanguageSwitch />
      </div>
      <WaitingLine css={{ position: 'absolute', bottom: '-2px' }} />
    </Bar>
  );
}
