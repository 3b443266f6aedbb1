import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router';
import { Icon } from '../../../components/icons';
import { WaitingLine } from '../../../components/waiting-line';
import { getTexts } from '../../../texts';
import { column } from '../../../theme/recipes';
import { LanguageSwitch } from './language-link';
import { MainMenu, mainMenu } from './main-menu';
import { MenuToggle, menuToggle } from './menu-toggle';
import { useMenuClosing } from './use-menu-closing';
import { Wordmark, wordmark } from './wordmark';

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'nav',
    background: 'bg.page',
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    // Very large text moves the menu to lines of its own.
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
    '& [data-panel]': menuToggle,
    '& nav': mainMenu,
    '& [data-part=search]': {
      display: 'grid',
      placeItems: 'center',
      // Still fits a phone's bar when the text is very large.
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

/** The sticky bar at the top of every page. */
export function Navigation() {
  useMenuClosing();
  return (
    <Bar>
      <div data-part="bar">
        <Wordmark />
        <MenuToggle />
        <MainMenu />
        <Link data-part="search" to="/search" aria-label={getTexts().navigation.search}>
          <Icon name="search" size="min(1.5rem, 7vw)" />
        </Link>
        <LanguageSwitch />
      </div>
      <WaitingLine css={{ position: 'absolute', bottom: '-2px' }} />
    </Bar>
  );
}
