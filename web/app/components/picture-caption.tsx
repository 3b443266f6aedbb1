import { defineStyle } from '@chakra-ui/react';
import type { ItemPicture } from '@content/items/item';
import { getTexts } from '../texts';
import { languageOf } from './text';

/** Styles of the caption below a picture, applied by the list or frame around it. */
export const caption = defineStyle({
  marginTop: '2',
  fontSize: 'sm',
  color: 'fg.muted',
  maxWidth: 'reading',
  overflowWrap: 'anywhere',
  '& small': { display: 'block', fontSize: 'xs' },
});

/** The name of who took a picture; nothing if unknown. */
export function Credit({ of }: { of: ItemPicture | undefined }) {
  const credit = of?.file?.credit;
  return credit ? (
    <small>
      {getTexts().lightbox.photo} <span lang={languageOf(credit)}>{credit}</span>
    </small>
  ) : null;
}

/** The caption of a picture within its `figure`: what it shows and who took it; nothing if neither is known. */
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
