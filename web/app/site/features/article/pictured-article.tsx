import { chakra } from '@chakra-ui/react';
import { documentsOf, type ItemPicture, languagesOf, picturesOf, timesOf } from '@content/items/item';
import { blocksOf, placedMedia } from '@content/texts/rich-text';
import { type ComponentProps, useMemo } from 'react';
import { Article } from '../../../components/article';
import { AttachmentList } from '../../../components/attachment-list';
import { Icon } from '../../../components/icons';
import { PageHead } from '../../../components/page-head';
import { Picture } from '../../../components/picture';
import { PictureCaption } from '../../../components/picture-caption';
import { pictureTile, PictureTile } from '../gallery/picture-tile';
import { column } from '../../../theme/recipes';
import { LightboxHost } from '../../../features/lightbox/lightbox-host';
import type { LightboxPicture } from '../../../features/lightbox/lightbox-store';
import { PictureLink } from '../../../features/lightbox/picture-link';
import { currentLanguage } from '../../../language';
import { getTexts } from '../../../texts';

/** The pictures of an item as the lightbox shows them, named by their descriptions. */
function lightboxPictures<I extends object>(
  item: I,
  field: keyof I & string,
  title: string,
): readonly LightboxPicture[] {
  return picturesOf(item, field).map((picture, i) => ({
    id: String(i + 1),
    title: picture.file?.alt || (i === 0 ? title : getTexts().lightbox.further(title, i + 1)),
    picture,
  }));
}

/** Width to height, as far as it is known. */
function ratioOf({ file }: ItemPicture): number {
  return file ? file.width / file.height : 1.6;
}

function isTall(picture: ItemPicture | undefined): boolean {
  return picture !== undefined && ratioOf(picture) < 0.95;
}

/** Above the text, there with facts beside it, or between its paragraphs. */
type Place = 'above' | 'beside' | 'within';

/** The `sizes` of a picture: as wide as its column, unless it would be too high. */
function sizesOf(ratio: number, tall: boolean, place: Place): string {
  const highest = (height: string) => `calc(${ratio.toFixed(3)} * ${height})`;
  if (place === 'within') return `min(92vw, 38rem, ${highest('70svh')})`;
  return tall
    ? `(min-width: 60rem) min(21rem, ${highest('70svh')}), (min-width: 600px) min(36vw, ${highest('70svh')}), min(92vw, ${highest('34svh')})`
    : `${place === 'beside' ? `(min-width: 900px) min(60vw, 40rem, ${highest('70svh')}), ` : ''}min(92vw, 54rem, ${highest('70svh')})`;
}

const Lead = chakra(PictureLink, {
  base: {
    display: 'block',
    maxWidth: 'full',
    '& img': { maxHeight: 'var(--height)', objectFit: 'contain' },
    '& > span': {
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

/**
 * A picture of an article, whole and never so high that no text is seen below it on the first screen; it opens large,
 * and without JavaScript the picture itself opens. Its words are the page's, in whichever language the text around it is.
 */
function WholePicture({ picture: opened, place, onOpen }: WholePictureProps) {
  if (!opened?.picture) return null;
  const { title, picture } = opened;
  const tall = place !== 'within' && isTall(picture);
  return (
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
          sizes={sizesOf(ratioOf(picture), tall, place)}
          eager={place !== 'within'}
        />
        {tall ? (
          <span aria-hidden data-screen-only>
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
  base: {
    ...column,
    maxWidth: 'wide',
    marginTop: '12',
    '& h2': { fontSize: 'xl', marginBottom: '5' },
    '& ul': {
      display: 'grid',
      gap: '4',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
    },
    '& a': pictureTile,
  },
});

function MorePictures({ pictures, onOpen }: MorePicturesProps) {
  if (pictures.length === 0) return null;
  return (
    <More data-screen-only>
      <h2>{getTexts().common.morePictures}</h2>
      <ul>
        {pictures.map((picture) => (
          <li key={picture.id}>
            <figure>
              <PictureTile
                picture={picture}
                onOpen={onOpen}
                sizes="(min-width: 870px) 17.5rem, (min-width: 574px) 46vw, 92vw"
              />
              <PictureCaption text={picture.picture?.file?.alt} of={picture.picture} />
            </figure>
          </li>
        ))}
      </ul>
    </More>
  );
}

interface PicturedArticleProps<I> extends Pick<
  ComponentProps<typeof Article>,
  'title' | 'back' | 'tags' | 'facts' | 'end'
> {
  readonly item: I;
  /** What search engines and previews of its link tell of it. */
  readonly description: string;
  /** The field of its pictures. */
  readonly pictures: keyof I & string;
  /** The field of its text. */
  readonly text: keyof I & string;
  /** Path of the picture by which its link is shown elsewhere. */
  readonly share: string;
}

/** An item read as an article. Its pictures open large; each is shown once: where the text places it, or the first above and others below. */
export function PicturedArticle<I extends { readonly attachments?: readonly string[] }>({
  item,
  title,
  description,
  pictures: field,
  text,
  share,
  ...rest
}: PicturedArticleProps<I>) {
  const documents = documentsOf(item, 'attachments');
  const pictures = useMemo(() => lightboxPictures(item, field, title), [item, field, title]);
  const blocks = blocksOf(item, text);
  const pictureOf = (media: string) => pictures.find(({ picture }) => picture?.file?.media === media);
  const placed = placedMedia(blocks).map(pictureOf);
  const [lead, ...more] = pictures.map((one) => (placed.includes(one) ? undefined : one));
  return (
    <LightboxHost pictures={pictures}>
      {(open) => (
        <>
          <PageHead
            title={title}
            description={description}
            type="article"
            share={share}
            readIn={languagesOf(item)}
          />
          <Article
            {...rest}
            title={title}
            blocks={blocks}
            drawPicture={(media) => <WholePicture picture={pictureOf(media)} place="within" onOpen={open} />}
            date={timesOf(item).createdAt}
            picture={
              lead && <WholePicture picture={lead} place={rest.facts ? 'beside' : 'above'} onOpen={open} />
            }
            isTall={isTall(lead?.picture)}
            readIn={languagesOf(item)}
            documents={
              documents.length > 0 ? (
                <section id="documents">
                  <h2>{getTexts().common.documents}</h2>
                  <AttachmentList documents={documents} />
                </section>
              ) : null
            }
          >
            <MorePictures pictures={more.filter((one) => one !== undefined)} onOpen={open} />
          </Article>
        </>
      )}
    </LightboxHost>
  );
}
