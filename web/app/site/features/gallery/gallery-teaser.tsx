import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { Empty } from '../../../components/messages';
import { LightboxHost } from '../../../features/lightbox/lightbox-host';
import type { LightboxPicture } from '../../../features/lightbox/lightbox-store';
import { lightboxPicture } from './gallery-pictures';
import { pictureTile, PictureTile } from './picture-tile';
import type { ListedAt } from '../../../data/pages/listed';
import { getTexts } from '../../../texts';

const TILE_HEIGHT = 250;
/** A tile is at most this wide, so that what fills it is not cut to a strip. */
const WIDEST = 400;

/** How wide a picture is drawn that fills its tile: as wide as that, or wider where the picture is a low one. */
function widthInTile({ picture }: LightboxPicture): string {
  const { width = 3, height = 2 } = picture?.file ?? {};
  const least = `${Math.ceil((TILE_HEIGHT * width) / height)}px`;
  return `(min-width: 900px) max(20rem, ${least}), (min-width: 480px) max(46vw, ${least}), max(92vw, ${least})`;
}

const Tiles = chakra('ul', {
  base: {
    display: 'grid',
    gap: '4',
    gridAutoRows: `${TILE_HEIGHT}px`,
    gridTemplateColumns: `minmax(0, ${WIDEST}px)`,
    '@media (min-width: 480px)': { gridTemplateColumns: `repeat(2, minmax(0, ${WIDEST}px))` },
    md: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    _print: { gridAutoRows: 'auto', gridTemplateColumns: 'repeat(4, 1fr)' },
    '& a': { ...pictureTile, height: 'full' },
  },
});

export function GalleryTeaser({ items }: { items: readonly ListedAt<'galleries'>[] }) {
  const pictures = useMemo(() => items.map(lightboxPicture), [items]);
  if (pictures.length === 0) return <Empty>{getTexts().home.gallery.empty}</Empty>;
  return (
    <LightboxHost pictures={pictures}>
      {(open) => (
        <Tiles>
          {pictures.map((picture) => (
            <li key={picture.id}>
              <PictureTile picture={picture} onOpen={open} sizes={widthInTile(picture)} fill />
            </li>
          ))}
        </Tiles>
      )}
    </LightboxHost>
  );
}
