import { chakra } from '@chakra-ui/react';
import type { ItemPicture } from '@content/items/item';
import { Icon } from '../../../components/icons';
import { type FrameWidth, Picture } from '../../../components/picture';
import { PictureCaption } from '../../../components/picture-caption';
import type { LightboxPicture } from '../../../features/lightbox/lightbox-store';
import { PictureLink } from '../../../features/lightbox/picture-link';
import { currentLanguage } from '../../../language';
import { getTexts } from '../../../texts';
import { column } from '../../../theme/recipes';
import { PictureGrid } from '../gallery/picture-grid';

/** Width to height, as far as it is known. */
function ratioOf({ file }: ItemPicture): number {
  return file ? file.width / file.height : 1.6;
}

export function isTall(picture: ItemPicture | undefined): boolean {
  return picture !== undefined && ratioOf(picture) < 0.95;
}

/** Above the text, above it with facts beside, or between its paragraphs. */
type Place = 'above' | 'beside' | 'within';

/** The width of a picture: as wide as its column, unless it would be too high. */
function widthOf(ratio: number, tall: boolean, place: Place): FrameWidth {
  const atMost = (width: string, height = '70svh') => `min(${width}, calc(${ratio.toFixed(3)} * ${height}))`;
  if (place === 'within') return atMost('92vw, 38rem');
  if (tall) return { base: atMost('92vw', '34svh'), sm: atMost('36vw'), '60rem': atMost('21rem') };
  const base = atMost('92vw, 54rem');
  return place === 'beside' ? { base, md: atMost('60vw, 40rem') } : base;
}

const Lead = chakra(PictureLink, {
  base: {
    display: 'block',
    maxWidth: 'full',
    '& img': { maxHeight: 'var(--height)', objectFit: 'contain' },
    '& [data-part=hint]': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      paddingBlock: '2',
      fontSize: 'sm',
      color: 'link.body',
    },
  },
  variants: {
    tall: {
      true: {
        marginInline: { base: 'auto', sm: '0', _print: '0' },
        '--height': { base: '34svh', sm: '70svh', _print: '5cm' },
        // A scan is as white as the page.
        '& img': { borderRadius: 'sm', boxShadow: 'raised' },
      },
      false: { '--height': { base: '70svh', _print: '5cm' }, '& img': { borderRadius: 'lg' } },
    },
  },
});

interface WholePictureProps {
  readonly picture: LightboxPicture | undefined;
  readonly place: Place;
  readonly onOpen: (id: string) => void;
}

/** A whole picture of an article, low enough that text follows on the first screen; it opens in the lightbox. */
export function WholePicture({ picture: opened, place, onOpen }: WholePictureProps) {
  if (!opened?.picture) return null;
  const { title, picture } = opened;
  const tall = place !== 'within' && isTall(picture);
  return (
    // Its words are the page's, also in a text of another language.
    <figure lang={currentLanguage()}>
      <Lead
        tall={tall}
        picture={opened}
        onOpen={onOpen}
        // As wide as the picture is at its greatest height.
        style={{ width: `calc(${ratioOf(picture).toFixed(3)} * var(--height))` }}
      >
        <Picture
          picture={picture}
          alt={picture.file?.alt || title}
          frameWidth={widthOf(ratioOf(picture), tall, place)}
          eager={place !== 'within'}
        />
        {tall ? (
          <span data-part="hint" aria-hidden data-screen-only>
            <Icon name="expand" />
            {getTexts().common.openPicture}
          </span>
        ) : null}
      </Lead>
      <PictureCaption text={picture.file?.alt} of={picture} />
    </figure>
  );
}

interface MorePicturesProps {
  readonly pictures: readonly LightboxPicture[];
  readonly onOpen: (id: string) => void;
}

const More = chakra('div', {
  base: { ...column, maxWidth: 'wide', marginTop: '12', '& h2': { fontSize: 'xl', marginBottom: '5' } },
});

/** The remaining pictures, at the end of the page. */
export const MorePictures = ({ pictures, onOpen }: MorePicturesProps) =>
  pictures.length === 0 ? null : (
    <More data-screen-only>
      <h2>{getTexts().common.morePictures}</h2>
      <PictureGrid
        pictures={pictures}
        layout="article"
        onOpen={onOpen}
        captionOf={({ picture }) => picture?.file?.alt}
      />
    </More>
  );
