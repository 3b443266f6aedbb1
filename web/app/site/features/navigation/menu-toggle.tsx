import { defineStyle } from '@chakra-ui/react';
import { useEffect } from 'react';
import { Icon } from '../../../components/icons';
import { getTexts } from '../../../texts';
import { Disclosure } from './disclosure';
import { useMenu } from './menu-store';

/** The look of the toggle, for the bar around it; it opens the panel even without a script. */
export const menuToggle = defineStyle({
  display: { md: 'none' },
  order: '1',
  marginInlineEnd: '-2',
  '& summary': { display: 'grid', placeItems: 'center', boxSize: 'target' },
  '& [data-part=label]': { srOnly: true },
  '&[open] [data-when=closed], &:not([open]) [data-when=open]': { display: 'none' },
  // The links are a sibling, since wide screens show them as a row of the bar.
  '&:not([open]) + nav': { display: { mdDown: 'none' } },
});

/** The button that opens and closes the panel of small screens; the page behind an open panel does not scroll. */
export function MenuToggle() {
  const panelOpen = useMenu((state) => state.panelOpen);
  const { setPanel } = useMenu.getState();
  const { open, close } = getTexts().navigation;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-scroll-locked', panelOpen);
  }, [panelOpen]);
  return (
    <Disclosure
      open={panelOpen}
      onToggle={setPanel}
      data-panel
      summary={
        <>
          <span data-when="closed">
            <span data-part="label">{open}</span>
            <Icon name="menu" size="1.75rem" />
          </span>
          <span data-when="open">
            <span data-part="label">{close}</span>
            <Icon name="close" size="1.75rem" />
          </span>
        </>
      }
    />
  );
}
