import { css } from '#styled-system/css';
import { documentsOf, languagesOf, picturesOf, timesOf } from '@content/item';
import { blocksOf } from '@content/texts/tree';
import { type ComponentProps, useMemo } from 'react';
import { Article } from '../../../components/article';
import { AttachmentList } from '../../../components/attachment-list';
import { Container } from '../../../components/layout';
import { PageHead } from '../../../components/page-head';
import { PictureTile } from '../gallery/picture-tile';
import { LightboxHost } from '../../../features/lightbox/lightbox-host';
import type { LightboxPicture } from '../../../features/lightbox/lightbox-store';
import { isTall, LeadPicture } from './lead-picture';
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

interface MorePicturesProps {
  readonly pictures: readonly LightboxPicture[];
  readonly onOpen: (id: string) => void;
}

function MorePictures({ pictures, onOpen }: MorePicturesProps) {
  if (pictures.length === 0) return null;
  return (
    <Container css={{ marginTop: '12' }} width="wide" data-screen-only>
      <h2 className={css({ fontSize: 'xl', marginBottom: '5' })}>{getTexts().common.morePictures}</h2>
      <ul
        className={css({
          display: 'grid',
          gap: '4',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
        })}
      >
        {pictures.map((picture) => (
          <li key={picture.id}>
            <PictureTile
              picture={picture}
              onOpen={onOpen}
              sizes="(min-width: 870px) 17.5rem, (min-width: 574px) 46vw, 92vw"
            />
          </li>
        ))}
      </ul>
    </Container>
  );
}

interface PicturedItem {
  readonly title: string;
  readonly description: string;
  readonly attachments?: readonly string[];
}

interface PicturedArticleProps<I> extends Pick<ComponentProps<typeof Article>, 'back' | 'tags' | 'facts'> {
  readonly item: I;
  /** The field of its pictures. */
  readonly pictures: keyof I & string;
  /** Path of the picture by which its link is shown elsewhere. */
  readonly share: string;
}

/** An item that is read as an article, whose pictures open large: the first one above its text, further ones below. */
export function PicturedArticle<I extends PicturedItem>({
  item,
  pictures: field,
  share,
  ...rest
}: PicturedArticleProps<I>) {
  const { title, description } = item;
  const documents = documentsOf(item, 'attachments');
  const pictures = useMemo(() => lightboxPictures(item, field, title), [item, field, title]);
  const [first, ...more] = pictures;
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
            blocks={blocksOf(item, 'description')}
            date={timesOf(item).createdAt}
            picture={
              first ? <LeadPicture picture={first} isBeside={Boolean(rest.facts)} onOpen={open} /> : null
            }
            isTall={isTall(first?.picture)}
            readIn={languagesOf(item)}
            documents={
              documents.length > 0 ? (
                <section className={css({ marginTop: '8' })}>
                  <h2 className={css({ fontSize: 'xl' })}>{getTexts().common.documents}</h2>
                  <AttachmentList documents={documents} />
                </section>
              ) : null
            }
          >
            <MorePictures pictures={more} onOpen={open} />
          </Article>
        </>
      )}
    </LightboxHost>
  );
}
