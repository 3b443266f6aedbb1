import { chakra, Stack } from '@chakra-ui/react';
import { shownBlocks } from '@content/texts/addresses';
import { Icon } from '../components/icons';
import { roundButton } from '../components/round-button';
import { closeCorner, PopupContent } from './features/popup/popup-content';
import { PreviewImage } from '../features/content-admin/media/preview-image';
import { usePreparedPicture } from '../features/content-admin/uploads/prepared-picture';
import { Muted } from '../features/admin-ui/layout';
import type { PreviewProps } from '../features/content-admin/form/content/form-content';

/** The popup over a dimmed page; its close button is only drawn. */
const Preview = chakra('div', {
  base: {
    padding: '4',
    borderRadius: 'lg',
    background: 'veil.page',
    '& > div': {
      position: 'relative',
      borderRadius: 'lg',
      overflow: 'hidden',
      overflowWrap: 'anywhere',
      background: 'bg.raised',
      color: 'fg.body',
    },
    '& > div > span': { ...roundButton, ...closeCorner, pointerEvents: 'none' },
    '& > div > p': { padding: '6', paddingInlineEnd: '16', color: 'fg.muted' },
  },
});

export default function PopupPreview({ content: { values, files } }: PreviewProps) {
  const textOf = (field: string) => String(values[field] ?? '').trim();
  const [title, text] = [textOf('title'), textOf('content')];
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
      <Preview>
        <div>
          <span aria-hidden>
            <Icon name="close" />
          </span>
          {isEmpty ? (
            <p>Type a title or choose a picture: it appears here.</p>
          ) : (
            <PopupContent
              announcement={{
                title,
                content: text,
                buttonLink: textOf('buttonLink'),
                buttonText: textOf('buttonText'),
                _texts: { content: shownBlocks(text) },
              }}
              inForm={{ picture: shown && <PreviewImage file={{ ...shown, alt: shown.alt || title }} /> }}
            />
          )}
        </div>
      </Preview>
    </Stack>
  );
}
