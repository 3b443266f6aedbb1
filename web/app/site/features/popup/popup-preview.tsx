import { chakra, Stack } from '@chakra-ui/react';
import { shownBlocks } from '@content/texts/addresses';
import { Icon } from '../../../components/icons';
import { roundButton } from '../../../components/round-button';
import { PopupContent } from './popup-content';
import { PreviewImage } from '../../../features/content-admin/media/preview-image';
import { usePreparedPicture } from '../../../features/content-admin/uploads/prepared-picture';
import { Muted } from '../../../features/admin-ui/layout';
import type { PreviewProps } from '../../../features/content-admin/item-content/form-content';

/** Dims what lies behind, like the popup over a page. */
const Backdrop = chakra('div', {
  base: { padding: '4', borderRadius: 'lg', background: 'veil.page' },
});
const Sheet = chakra('div', {
  base: {
    position: 'relative',
    borderRadius: 'lg',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    background: 'bg.raised',
    color: 'fg.body',
  },
});
/** Looks like the popup's close button; there is nothing to close here. */
const CloseMark = chakra('span', {
  base: {
    ...roundButton,
    position: 'absolute',
    top: '3',
    insetInlineEnd: '3',
    zIndex: '1',
    pointerEvents: 'none',
  },
});

export function PopupPreview({ content: { values, files } }: PreviewProps) {
  const [title, text] = [String(values['title'] ?? '').trim(), String(values['content'] ?? '').trim()];
  const picture = files['imageUrl']?.[0];
  const prepared = usePreparedPicture(picture?.fresh);
  const shown = picture?.fresh && prepared ? { ...picture, fresh: prepared } : picture;
  const isEmpty = title === '' && text === '' && !picture;
  return (
    <Stack
      as="section"
      gap="3"
      css={{ position: { lg: 'sticky' }, top: { lg: '6' } }}
      aria-label="Preview"
      data-preview
    >
      <chakra.p css={{ fontWeight: 'bold', fontSize: 'sm', lineHeight: 'tight' }}>Preview</chakra.p>
      <Muted>
        {values['isActive'] === true
          ? 'This is how visitors will see it.'
          : 'This is how visitors would see it. It is inactive, so they do not.'}
      </Muted>
      <Backdrop>
        <Sheet>
          <CloseMark aria-hidden>
            <Icon name="close" />
          </CloseMark>
          {isEmpty ? (
            <chakra.p css={{ padding: '6', paddingInlineEnd: '16', color: 'fg.muted' }}>
              Type a title or choose a picture: it appears here.
            </chakra.p>
          ) : (
            <PopupContent
              title={title}
              content={text}
              blocks={shownBlocks(text)}
              buttonLink={String(values['buttonLink'] ?? '').trim()}
              buttonText={String(values['buttonText'] ?? '').trim()}
              inForm
              picture={shown ? <PreviewImage file={{ ...shown, alt: shown.alt || title }} /> : null}
            />
          )}
        </Sheet>
      </Backdrop>
    </Stack>
  );
}
