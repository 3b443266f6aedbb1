import { defineStyle } from '@chakra-ui/react';
import type { ItemPicture } from '@content/items/item';
import { getTexts } from '../texts';
import { languageOf } from './text';

/** How the caption below a picture looks; the list or frame that it stands in gives it that. */
export const caption = defineStyle({
  marginTop: '2',
  fontSize: 'sm',
  color: 'fg.muted',
  maxWidth: 'reading',
  overflowWrap: 'anywhere',
  '& small': { display: 'block', fontSize: 'xs' },
});

/** Who took a picture; nothing where nobody has said it. */
export function Credit({ of }: { of: ItemPicture | undefined }) {
  const credit = of?.file?.credit;
  return credit ? (
    <small>
      {getTexts().lightbox.photo} <span lang={languageOf(credit)}>{credit}</span>
    </small>
  ) : null;
}

/** The caption of a picture within its `figure`: what it shows, and who took it; nothing where neither is known. */
export function PictureCaption({
  text = '',
  of,
}: {
  text?: string | undefined;
  of: ItemPicture | undefined;
}) {
  if (text === '' && !of?.file?.credit) return null;
  return (
    <figcaption>
      <span lang={languageOf(text)}>{text}</span>
      <Credit of={of} />
    </figcaption>
  );
}
