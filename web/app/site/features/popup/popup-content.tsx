import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { picturesOf } from '@content/items/item';
import { type Block, blocksOf } from '@content/texts/rich-text';
import { languageOf } from '../../../components/text';
import { TextBlocks } from '../../../components/blocks';
import { Picture } from '../../../components/picture';
import { WrittenLink } from '../../../components/written-link';
import { pill } from '../../../theme/recipes';
import { getTexts } from '../../../texts';
import type { Announcement } from './popup-store';

/** A phone held sideways: the text stands beside the picture. */
const lowWindow = '@media (max-height: 30rem) and (min-width: 37.5rem)';

interface PopupContentProps {
  readonly title: string;
  readonly content: string;
  /** The content with its form. */
  readonly blocks: readonly Block[];
  readonly picture: ReactNode;
  /** Where its button leads; '' for none. */
  readonly buttonLink: string;
  readonly buttonText: string;
  /** A preview in a form has no heading of the page's outline, and its button leads nowhere. */
  readonly inForm?: boolean;
}

const Frame = chakra('div', {
  base: {
    '& [data-part=picture] img': { maxHeight: '60dvh', objectFit: 'contain' },
    '& [data-part=text]': { padding: '6', '&:only-child': { paddingInlineEnd: '16' } },
    '& [data-part=title]': { fontSize: 'xl', fontWeight: 'bold', lineHeight: 'heading' },
    '& [data-part=content]': { marginTop: '3' },
    '& [data-part=button]:not(:first-child)': { marginTop: '5' },
    '& [data-part=button] > *': pill,
    [lowWindow]: {
      display: 'grid',
      alignItems: 'center',
      fontSize: 'sm',
      '&:has([data-part=picture] + [data-part=text])': { gridTemplateColumns: '2fr 3fr' },
      '& [data-part=picture] img': { maxHeight: 'calc(100dvh - 2rem)' },
      '& [data-part=text]': { paddingBlock: '4', paddingInlineEnd: '16' },
    },
  },
});

/** An announcement: picture, title, text, a button. The popup and its previews share it. */
export function PopupContent(props: PopupContentProps) {
  const { title, content, blocks, picture, buttonLink, buttonText, inForm = false } = props;
  const says = buttonText || getTexts().popup.more;
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
              <TextBlocks blocks={blocks} gap="3" level={3} />
            </div>
          ) : null}
          {buttonLink ? (
            <div data-part="button" lang={languageOf(says)}>
              {inForm ? <span>{says}</span> : <WrittenLink to={buttonLink}>{says}</WrittenLink>}
            </div>
          ) : null}
        </div>
      ) : null}
    </Frame>
  );
}

/** How wide its picture is: the `sizes` of an image. */
export const SIZES = '(min-width: 36rem) 34rem, 100vw';

/** An announcement as visitors get it. */
export function AnnouncementContent({ announcement }: { announcement: Announcement }) {
  const { title, content, buttonLink, buttonText } = announcement;
  const [shown] = picturesOf(announcement, 'imageUrl');
  return (
    <PopupContent
      title={title}
      content={content}
      blocks={blocksOf(announcement, 'content')}
      picture={
        shown ? (
          <Picture picture={shown} alt={shown.file?.alt || title} sizes={SIZES} eager hideWhenBroken />
        ) : null
      }
      buttonLink={buttonLink}
      buttonText={buttonText}
    />
  );
}
