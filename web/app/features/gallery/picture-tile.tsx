import { chakra } from '@chakra-ui/react';
import { Picture } from '../../components/picture';
import { prefetchLightbox } from '../lightbox/lightbox-host';
import type { LightboxPicture } from '../lightbox/lightbox-store';

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
  const { id, title } = picture;
  return (
    <chakra.a
      href={picture.picture?.url}
      data-in-place
      aria-label={`Open picture: ${title}`}
      display="block"
      overflow="hidden"
      borderRadius="md"
      height={fill ? 'full' : 'auto'}
      css={{ '& img': { transition: 'transform 250ms' }, _hover: { '& img': { transform: 'scale(1.03)' } } }}
      onPointerEnter={prefetchLightbox}
      onFocus={prefetchLightbox}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen(id);
      }}
    >
      <Picture
        picture={picture.picture}
        alt={picture.picture?.file?.alt || title}
        sizes={sizes}
        eager={eager}
        fill={fill}
        ratio={fill ? undefined : 3 / 2}
      />
    </chakra.a>
  );
}
