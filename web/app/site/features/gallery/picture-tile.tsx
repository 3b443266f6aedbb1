import { defineStyle } from '@chakra-ui/react';
import { Picture } from '../../../components/picture';
import type { LightboxPicture } from '../../../features/lightbox/lightbox-store';
import { PictureLink } from '../../../features/lightbox/picture-link';

/** How the link of a tile looks; the list that it stands in gives it that. */
export const pictureTile = defineStyle({
  display: 'block',
  overflow: 'hidden',
  borderRadius: 'md',
  '& img': { transition: 'transform 250ms' },
  _hover: { '& img': { transform: 'scale(1.03)' } },
});

interface PictureTileProps {
  readonly picture: LightboxPicture;
  readonly onOpen: (id: string) => void;
  readonly sizes: string;
  /** Fills its grid area instead of keeping 3:2. */
  readonly fill?: boolean;
  readonly eager?: boolean;
}

/** A picture to click: opens the lightbox, and without JavaScript the picture itself. */
export function PictureTile({ picture, onOpen, sizes, fill = false, eager = false }: PictureTileProps) {
  return (
    <PictureLink picture={picture} onOpen={onOpen}>
      <Picture
        picture={picture.picture}
        alt={picture.picture?.file?.alt || picture.title}
        sizes={sizes}
        eager={eager}
        fill={fill}
        ratio={fill ? undefined : 3 / 2}
      />
    </PictureLink>
  );
}
