import { chakra } from '@chakra-ui/react';
import type { ItemAt } from '@content';
import { popup } from '@site/types/popup';
import { Icon } from '../components/icons';
import { RoundButton } from '../components/round-button';
import { dialogBox } from '../theme/overlays';
import { closeCorner, PopupContent } from './features/popup/popup-content';
import { getTexts } from '../texts';

/** The type whose items a preview shows over a page. */
export const overlayPath = popup.path;

/** An announcement over a page, as its dialog shows it; the browser closes it without a script. */
export function PreviewOverlay({ item }: { readonly item: ItemAt<typeof overlayPath> }) {
  return (
    <chakra.dialog
      open
      aria-label={item.title || getTexts().popup.announcement}
      css={{
        ...dialogBox,
        position: 'fixed',
        inset: '0',
        zIndex: 'nav',
        padding: '0',
        border: 'none',
        overflowWrap: 'anywhere',
        overflow: 'auto',
        boxShadow: '0 0 0 100vmax {colors.veil.page}',
      }}
    >
      <chakra.form method="dialog" css={closeCorner}>
        <RoundButton type="submit" aria-label={getTexts().common.close}>
          <Icon name="close" />
        </RoundButton>
      </chakra.form>
      <PopupContent announcement={item} />
    </chakra.dialog>
  );
}
