import type { ComponentProps } from 'react';
import { prefetchLightbox } from './lightbox-host';
import type { LightboxPicture } from './lightbox-store';
import { getTexts } from '../../texts';

interface PictureLinkProps extends ComponentProps<'a'> {
  readonly picture: LightboxPicture;
  readonly onOpen: (id: string) => void;
}

/** A link that opens a picture in the lightbox; without JavaScript, or in a new tab, the picture itself. */
export const PictureLink = ({ picture: { id, title, picture }, onOpen, ...props }: PictureLinkProps) => (
  <a
    href={picture?.url}
    data-in-place
    aria-label={getTexts().lightbox.open(title)}
    onPointerEnter={prefetchLightbox}
    onFocus={prefetchLightbox}
    onClick={(event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      onOpen(id);
    }}
    {...props}
  />
);
