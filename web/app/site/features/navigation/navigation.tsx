import { chakra } from '@chakra-ui/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { enter } from '../../../components/entrance';
import { Icon } from '../../../components/icons';
import { Container } from '../../../components/layout';
import { useScrollLock } from '../../../components/use-scroll-lock';
import { WaitingLine } from '../../../components/waiting-line';
import { navigation } from '../../navigation';
import { Dropdown } from './dropdown';
import { LanguageSwitch } from './language-switch';
import { MenuLink } from './menu-link';
import { useMenu } from './menu-store';
import { Wordmark } from './wordmark';
import { getTexts } from '../../../texts';

/** Below this the menu is a panel. */
const DESKTOP = '(min-width: 900px)';

function useMenuBehaviour() {
  const { panelOpen, closeAll } = useMenu();
  const { pathname } = useLocation();
  useScrollLock(panelOpen);
  useEffect(() => closeAll(), [pathname, closeAll]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const focusReturns = document.activeElement
        ?.closest<HTMLElement>('[data-dropdown]')
        ?.querySelector('button');
      const wasPanel = useMenu.getState().panelOpen;
      closeAll();
      if (wasPanel) document.getElementById('menu-button')?.focus();
      else focusReturns?.focus();
    };
    const wide = window.matchMedia(DESKTOP);
    window.addEventListener('keydown', onKey);
    wide.addEventListener('change', closeAll);
    return () => {
      window.removeEventListener('keydown', onKey);
      wide.removeEventListener('change', closeAll);
    };
  }, [closeAll]);
}

function MenuButton() {
  const { panelOpen, togglePanel } = useMenu();
  return (
    <chakra.button
      css={{
        display: { base: 'inline-flex', md: 'none' },
        alignItems: 'center',
        justifyContent: 'center',
        boxSize: 'target',
        order: '1',
        marginInlineEnd: '-2',
      }}
      id="menu-button"
      type="button"
      data-needs-script
      aria-expanded={panelOpen}
      aria-controls="menu"
      aria-label={panelOpen ? getTexts().navigation.close : getTexts().navigation.open}
      onClick={togglePanel}
    >
      <Icon name={panelOpen ? 'close' : 'menu'} size="1.75rem" />
    </chakra.button>
  );
}

/** The sticky bar with the menu: in a row on wide screens, a full-height panel on small ones. */
export function Navigation() {
  const panelOpen = useMenu((state) => state.panelOpen);
  const menu = useRef<HTMLElement>(null);
  useMenuBehaviour();
  useLayoutEffect(() => {
    if (panelOpen && menu.current) enter(menu.current, { transform: 'translateY(-0.75rem)' });
  }, [panelOpen]);
  return (
    <chakra.header
      css={{
        position: 'sticky',
        top: '0',
        zIndex: 'nav',
        background: 'bg.page',
        borderBottomWidth: '1px',
        borderColor: 'border.subtle',
      }}
    >
      {/* In large letters the menu takes lines of its own. */}
      <Container
        css={{
          display: 'flex',
          flexWrap: { md: 'wrap' },
          alignItems: 'center',
          justifyContent: 'space-between',
          minHeight: 'nav',
          columnGap: { md: '4' },
        }}
      >
        <Wordmark />
        <MenuButton />
        <chakra.a
          css={{ display: 'none', alignItems: 'center', minHeight: 'target', fontWeight: 'bold' }}
          href="#site-links"
          data-menu-fallback
        >
          {getTexts().navigation.menu}
        </chakra.a>
        <chakra.nav
          ref={menu}
          css={{
            display: { base: panelOpen ? 'block' : 'none', md: 'block' },
            position: { mdDown: 'fixed' },
            insetInline: { mdDown: '0' },
            top: { mdDown: '{sizes.nav}' },
            height: { mdDown: 'calc(100dvh - {sizes.nav})' },
            overflowY: { mdDown: 'auto' },
            overscrollBehavior: 'contain',
            background: { mdDown: 'bg.page' },
            paddingInline: { mdDown: 'gutter' },
            paddingBlock: { mdDown: '4' },
          }}
          id="menu"
          aria-label={getTexts().navigation.main}
        >
          <chakra.ul
            css={{
              display: 'flex',
              flexDirection: { base: 'column', md: 'row' },
              flexWrap: { md: 'wrap' },
              alignItems: { md: 'center' },
              gap: { md: '1' },
            }}
          >
            {navigation.map((entry) =>
              'links' in entry ? (
                <Dropdown key={entry.name} group={entry} />
              ) : (
                <li key={entry.to}>
                  <MenuLink link={entry} />
                </li>
              ),
            )}
          </chakra.ul>
        </chakra.nav>
        <LanguageSwitch />
      </Container>
      <WaitingLine css={{ position: 'absolute', bottom: '-2px' }} />
    </chakra.header>
  );
}
