import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { caption, PictureCaption } from '../../../components/picture-caption';
import { LightboxHost } from '../../../features/lightbox/lightbox-host';
import { lightboxPicture } from './gallery-pictures';
import { pictureTile, PictureTile } from './picture-tile';
import type { ListedAt } from '../../../data/pages/listed';

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gap: '6',
    justifyContent: 'center',
    gridTemplateColumns: 'repeat(auto-fill, min(300px, 100%))',
    '& figcaption': { ...caption, color: 'fg.body' },
    '& a': pictureTile,
  },
});

interface GalleryGridProps {
  readonly items: readonly ListedAt<'galleries'>[];
  /** A picture that the URL opens although this page of the list does not hold it. */
  readonly shared: ListedAt<'galleries'> | null;
}

/** The pictures of a category on cards of 300 px, each opening the lightbox. */
export function GalleryGrid({ items, shared }: GalleryGridProps) {
  const pictures = useMemo(() => {
    const isBeyond = shared && !items.some(({ _id }) => _id === shared._id);
    return [...items, ...(isBeyond ? [shared] : [])].map(lightboxPicture);
  }, [items, shared]);
  return (
    <LightboxHost pictures={pictures}>
      {(open) => (
        <Grid>
          {pictures.slice(0, items.length).map((picture, i) => (
            <li key={picture.id} data-entry>
              <figure>
                <PictureTile picture={picture} onOpen={open} sizes="300px" eager={i === 0} />
                <PictureCaption text={picture.title} of={picture.picture} />
              </figure>
            </li>
          ))}
        </Grid>
      )}
    </LightboxHost>
  );
}
