import { defineStyle } from '@chakra-ui/react';
import { useOrganisation } from '../../../data/pages/globals';
import { getTexts } from '../../../texts';
import { isLinked, navigation } from '../../navigation';
import { Dropdown, dropdown } from './dropdown';
import { MenuLink } from './menu-link';

const item = defineStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1',
  width: { base: 'full', md: 'auto' },
  minHeight: { base: '3.25rem', md: 'target' },
  // Keeps the menu in one line.
  paddingInline: { md: 'min(0.75rem, 0.6vw)' },
  fontSize: { base: 'lg', md: 'sm' },
  fontWeight: 'bold',
  whiteSpace: 'nowrap',
  borderBottomWidth: { base: '1px', md: '0' },
  borderColor: 'border.subtle',
  _hover: { color: 'link.body' },
});

const currentItem = defineStyle({
  color: 'link.body',
  boxShadow: { md: 'inset 0 -3px 0 {colors.accent.solid}' },
  borderRadius: { md: '0' },
});

/** The look of the menu, for the bar around it: a row on wide screens, a full-height panel on small ones. */
export const mainMenu = defineStyle({
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
  '& > ul > li > a, & summary': item,
  '& > ul > li > a[aria-current], & [data-current] summary': currentItem,
  '& details': dropdown,
});

/** The links to the pages, some grouped in dropdowns. A page that the organisation has no content for has no link. */
export function MainMenu() {
  const organisation = useOrganisation();
  return (
    <nav aria-label={getTexts().navigation.main}>
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
  );
}
