import { css } from '#styled-system/css';
import { useMemo } from 'react';
import { Empty } from '../../components/messages';
import { homeTexts } from '../../texts/home';
import { LightboxHost } from '../lightbox/lightbox-host';
import type { LightboxPicture } from '../lightbox/lightbox-store';
import { lightboxPicture } from './gallery-pictures';
import { PictureTile } from './picture-tile';
import type { ListedAt } from '../../data/listed';

/** Rows of tiles, each 250 px high: a wide one and a narrow one, then the other way round; a last one alone has its row. */
const bento = {
  '& > li': { gridColumn: 'span 2' },
  '& > li:nth-of-type(4n), & > li:nth-of-type(4n + 1)': { gridColumn: 'span 3' },
  '& > li:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
} as const;

const TILE_HEIGHT = 250;

/** How wide a picture is drawn that fills its tile, the `i`th of `count`: as wide as that, or wider where the picture is a low one. */
function widthInTile(picture: LightboxPicture, i: number, count: number): string {
  const { width = 3, height = 2 } = picture.picture?.file ?? {};
  const least = `${Math.ceil((TILE_HEIGHT * width) / height)}px`;
  const isAlone = i === count - 1 && i % 2 === 0;
  const part = isAlone ? 1 : i % 4 === 0 || i % 4 === 3 ? 0.6 : 0.4;
  return `(min-width: 75rem) max(${part * 70}rem, ${least}), (min-width: 600px) max(${part * 92}vw, ${least}), max(92vw, ${least})`;
}

/** Up to four pictures of trainings on the home page. */
export function GalleryTeaser({ items }: { items: readonly ListedAt<'galleries'>[] }) {
  const pictures = useMemo(() => items.map(lightboxPicture), [items]);
  if (pictures.length === 0) return <Empty>{homeTexts.gallery.empty}</Empty>;
  return (
    <LightboxHost pictures={pictures}>
      {(open) => (
        <ul
          className={css({
            listStyleType: 'none',
            display: 'grid',
            gap: '4',
            gridAutoRows: `${TILE_HEIGHT}px`,
            gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(5, minmax(0, 1fr))' },
            sm: bento,
          })}
        >
          {pictures.map((picture, i) => (
            <li key={picture.id}>
              <PictureTile
                picture={picture}
                onOpen={open}
                sizes={widthInTile(picture, i, pictures.length)}
                fill
              />
            </li>
          ))}
        </ul>
      )}
    </LightboxHost>
  );
}
