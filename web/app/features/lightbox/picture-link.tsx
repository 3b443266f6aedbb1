import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { prefetchLightbox } from './lightbox-host';
import type { LightboxPicture } from './lightbox-store';

interface PictureLinkProps extends HTMLChakraProps<'a'> {
  readonly picture: LightboxPicture;
  readonly onOpen: (id: string) => void;
}

/** A picture to click: opens it in the lightbox; without JavaScript, or in a new tab, the picture itself. */
export function PictureLink({ picture: { id, title, picture }, onOpen, ...rest }: PictureLinkProps) {
  return (
    <chakra.a
      href={picture?.url}
      data-in-place
      aria-label={`Open picture: ${title}`}
      display="block"
      onPointerEnter={prefetchLightbox}
      onFocus={prefetchLightbox}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen(id);
      }}
      {...rest}
    />
  );
}
