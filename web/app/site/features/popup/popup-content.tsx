import { chakra, defineStyle } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { picturesOf } from '@content/items/item';
import { blocksOf, type WithTexts } from '@content/texts/rich-text';
import { languageOf } from '../../../components/text';
import { TextBlocks } from '../../../components/blocks';
import { Picture } from '../../../components/picture';
import { WrittenLink } from '../../../components/written-link';
import { LOW_WINDOW } from '../../../theme/media';
import { pill } from '../../../theme/recipes';
import { getTexts } from '../../../texts';
import type { Announcement } from './popup-store';

interface PopupContentProps {
  readonly announcement: Pick<Announcement, 'title' | 'content' | 'buttonLink' | 'buttonText'> &
    Partial<Pick<Announcement, 'imageUrl'>> &
    WithTexts;
  /** The picture of a form, where the title is no heading of the page and the button leads nowhere. */
  readonly inForm?: { readonly picture: ReactNode };
}

const Frame = chakra('div', {
  base: {
    '& [data-part=picture] img': { maxHeight: '60dvh', objectFit: 'contain' },
    '& [data-part=text]': { padding: '6', '&:only-child': { paddingInlineEnd: '16' } },
    '& [data-part=title]': { fontSize: 'xl', fontWeight: 'bold', lineHeight: 'heading' },
    '& [data-part=content]': { marginTop: '3' },
    '& [data-part=button]:not(:first-child)': { marginTop: '5' },
    '& [data-part=button] > *': pill,
    // The text stands beside the picture.
    [LOW_WINDOW]: {
      sm: {
        display: 'grid',
        alignItems: 'center',
        fontSize: 'sm',
        '&:has([data-part=picture] + [data-part=text])': { gridTemplateColumns: '2fr 3fr' },
        '& [data-part=picture] img': { maxHeight: 'calc(100dvh - 2rem)' },
        '& [data-part=text]': { paddingBlock: '4', paddingInlineEnd: '16' },
      },
    },
  },
});

/** Where the button stands that closes it. */
export const closeCorner = defineStyle({ position: 'absolute', top: '3', insetInlineEnd: '3', zIndex: '1' });

export const PICTURE_WIDTH = { base: '100vw', '36rem': '34rem' };

/** An announcement, as the popup and its previews show it: picture, title, text, a button. */
export function PopupContent({ announcement, inForm }: PopupContentProps) {
  const { title, content, buttonLink, buttonText } = announcement;
  const [image] = picturesOf(announcement, 'imageUrl');
  const picture = image ? (
    <Picture picture={image} alt={image.file?.alt || title} frameWidth={PICTURE_WIDTH} eager hideWhenBroken />
  ) : (
    inForm?.picture
  );
  const label = buttonText || getTexts().popup.more;
  const Title = inForm ? 'p' : 'h2';
  return (
    <Frame>
      {picture ? <div data-part="picture">{picture}</div> : null}
      {title || content || buttonLink ? (
        <div data-part="text">
          {title ? (
            <Title data-part="title" lang={languageOf(title)}>
              {title}
            </Title>
          ) : null}
          {content ? (
            <div data-part="content" lang={languageOf(content)}>
              <TextBlocks blocks={blocksOf(announcement, 'content')} gap="3" level={3} />
            </div>
          ) : null}
          {buttonLink ? (
            <div data-part="button" lang={languageOf(label)}>
              {inForm ? <span>{label}</span> : <WrittenLink to={buttonLink}>{label}</WrittenLink>}
            </div>
          ) : null}
        </div>
      ) : null}
    </Frame>
  );
}
