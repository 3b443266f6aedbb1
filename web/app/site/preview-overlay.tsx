import { chakra } from '@chakra-ui/react';
import type { ItemAt } from '@content';
import { picturesOf } from '@content/items/item';
import { blocksOf } from '@content/texts/rich-text';
import { popup } from '@site/types/popup';
import { Icon } from '../components/icons';
import { Picture } from '../components/picture';
import { RoundButton } from '../components/round-button';
import { PopupContent } from './features/popup/popup-content';
import { getTexts } from '../texts';

/** The type whose items lie over a page: a preview shows one so, whatever the page. */
export const overlayPath = popup.path;

/** An announcement over a page, as its dialog shows it; the browser closes it without a script. */
export function PreviewOverlay({ item }: { readonly item: ItemAt<typeof overlayPath> }) {
  const { title, content, buttonLink, buttonText } = item;
  const [shown] = picturesOf(item, 'imageUrl');
  return (
    <chakra.dialog
      open
      aria-label={title || getTexts().popup.announcement}
      css={{
        position: 'fixed',
        inset: '0',
        zIndex: 'nav',
        margin: 'auto',
        padding: '0',
        border: 'none',
        overflowWrap: 'anywhere',
        overflow: 'auto',
        width: 'min(34rem, calc(100vw - 2rem))',
        maxHeight: 'calc(100dvh - 2rem)',
        borderRadius: 'lg',
        background: 'bg.raised',
        color: 'fg.body',
        boxShadow: '0 0 0 100vmax {colors.veil.page}',
      }}
    >
      <chakra.form method="dialog" css={{ position: 'absolute', top: '3', insetInlineEnd: '3', zIndex: '1' }}>
        <RoundButton type="submit" aria-label={getTexts().common.close}>
          <Icon name="close" />
        </RoundButton>
      </chakra.form>
      <PopupContent
        title={title}
        content={content}
        blocks={blocksOf(item, 'content')}
        buttonLink={buttonLink}
        buttonText={buttonText}
        picture={
          shown ? (
            <Picture
              picture={shown}
              alt={shown.file?.alt || title}
              sizes="(min-width: 36rem) 34rem, 100vw"
              eager
            />
          ) : null
        }
      />
    </chakra.dialog>
  );
}
