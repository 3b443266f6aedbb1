import { chakra } from '@chakra-ui/react';
import { type FrameWidth, Picture } from '../../../components/picture';
import { caption, PictureCaption } from '../../../components/picture-caption';
import type { LightboxPicture } from '../../../features/lightbox/lightbox-store';
import { PictureLink } from '../../../features/lightbox/picture-link';

/** The pixels of a tile, whose greatest width keeps its picture from being cut to a strip. */
const TILE = { height: 250, widest: 400 };
const TWO_TILES = '480px';

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    '& [data-part=picture]': {
      display: 'block',
      overflow: 'hidden',
      borderRadius: 'md',
      '& img': { transition: 'transform 250ms' },
      _hover: { '& img': { transform: 'scale(1.03)' } },
    },
    '& figcaption': caption,
  },
  variants: {
    layout: {
      cards: {
        gap: '6',
        justifyContent: 'center',
        gridTemplateColumns: 'repeat(auto-fill, min(300px, 100%))',
        '& figcaption': { color: 'fg.body' },
      },
      article: { gap: '4', gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))' },
      tiles: {
        gap: '4',
        gridAutoRows: `${TILE.height}px`,
        gridTemplateColumns: `minmax(0, ${TILE.widest}px)`,
        [`@media (min-width: ${TWO_TILES})`]: {
          gridTemplateColumns: `repeat(2, minmax(0, ${TILE.widest}px))`,
        },
        md: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
        _print: { gridAutoRows: 'auto', gridTemplateColumns: 'repeat(4, 1fr)' },
        '& :is(figure, [data-part=picture])': { height: 'full' },
      },
    },
  },
});

/** The width of a picture that fills its tile: a low one is drawn wider than the tile. */
function widthInTile({ picture }: LightboxPicture): FrameWidth {
  const { width = 3, height = 2 } = picture?.file ?? {};
  const least = `${Math.ceil((TILE.height * width) / height)}px`;
  return { base: `max(92vw, ${least})`, [TWO_TILES]: `max(46vw, ${least})`, md: `max(20rem, ${least})` };
}

const widths = {
  cards: () => '300px',
  article: () => ({ base: '92vw', '574px': '46vw', '870px': '17.5rem' }),
  tiles: widthInTile,
} as const;

interface PictureGridProps {
  readonly pictures: readonly LightboxPicture[];
  /** Cards of 300 px, cards as wide as an article has room for, or a row of tiles without captions. */
  readonly layout: keyof typeof widths;
  readonly onOpen: (id: string) => void;
  readonly captionOf?: (picture: LightboxPicture) => string | undefined;
}

/** Pictures that open in the lightbox, or without JavaScript by themselves. */
export const PictureGrid = ({ pictures, layout, onOpen, captionOf }: PictureGridProps) => (
  <Grid layout={layout}>
    {pictures.map((each, i) => (
      <li key={each.id} data-entry>
        <figure>
          <PictureLink data-part="picture" picture={each} onOpen={onOpen}>
            <Picture
              picture={each.picture}
              alt={each.picture?.file?.alt || each.title}
              frameWidth={widths[layout](each)}
              eager={layout === 'cards' && i === 0}
              fill={layout === 'tiles'}
              ratio={layout === 'tiles' ? undefined : 3 / 2}
            />
          </PictureLink>
          {captionOf ? <PictureCaption text={captionOf(each)} of={each.picture} /> : null}
        </figure>
      </li>
    ))}
  </Grid>
);
