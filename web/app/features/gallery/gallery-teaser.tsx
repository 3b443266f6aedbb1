import { chakra } from '@chakra-ui/react';
import type { ItemAt } from '@content';
import { useMemo } from 'react';
import { Empty } from '../../components/messages';
import { homeTexts } from '../../texts/home';
import { LightboxHost } from '../lightbox/lightbox-host';
import { lightboxPicture } from './gallery-pictures';
import { PictureTile } from './picture-tile';

/** The area of each of up to four pictures in the bento grid of 250 px tiles. */
const areas = [
  { gridColumn: { sm: 'span 2' }, gridRow: { lg: 'span 2' } },
  { gridColumn: { lg: 'span 2' } },
  {},
  { gridColumn: { sm: 'span 2', lg: 'auto' } },
] as const;

/** Up to four pictures of trainings on the home page. */
export function GalleryTeaser({ items }: { items: readonly ItemAt<'galleries'>[] }) {
  const pictures = useMemo(() => items.map(lightboxPicture), [items]);
  if (pictures.length === 0) return <Empty>{homeTexts.gallery.empty}</Empty>;
  return (
    <LightboxHost pictures={pictures}>
      {(open) => (
        <chakra.ul
          listStyleType="none"
          display="grid"
          gap="4"
          gridAutoRows="250px"
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(4, minmax(0, 1fr))',
          }}
        >
          {pictures.map((picture, i) => (
            <chakra.li key={picture.id} {...areas[i]}>
              <PictureTile picture={picture} onOpen={open} sizes="(min-width: 600px) 50vw, 100vw" fill />
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </LightboxHost>
  );
}
