import { css } from '#styled-system/css';
import { documentsOf, picturesOf } from '@content/item';
import type { ComponentProps } from 'react';
import { useMemo } from 'react';
import { ArticleItem } from '../../components/article-item';
import { AttachmentList } from '../../components/attachment-list';
import { LightboxHost } from '../lightbox/lightbox-host';
import type { LightboxPicture } from '../lightbox/lightbox-store';
import { isTall, LeadPicture } from './lead-picture';
import { MorePictures } from './more-pictures';

/** The pictures of an item as the lightbox shows them, named by their descriptions. */
function lightboxPictures<I extends object>(
  item: I,
  field: keyof I & string,
  title: string,
): readonly LightboxPicture[] {
  return picturesOf(item, field).map((picture, i) => ({
    id: picture.file?.uploadId ?? String(i + 1),
    title: picture.file?.alt || (i === 0 ? title : `${title}, picture ${i + 1}`),
    picture,
  }));
}

/** An item that is read as an article, whose pictures open large: the first one above its text, further ones below. */
export function PicturedArticle<
  I extends {
    readonly title: string;
    readonly description: string;
    readonly attachments?: readonly string[];
  },
>({
  pictures: field,
  ...props
}: Omit<ComponentProps<typeof ArticleItem<I>>, 'shown' | 'documents' | 'children'> & {
  /** The field of its pictures. */
  readonly pictures: keyof I & string;
}) {
  const { item } = props;
  const documents = documentsOf(item, 'attachments');
  const pictures = useMemo(() => lightboxPictures(item, field, item.title), [item, field]);
  const [first, ...more] = pictures;
  return (
    <LightboxHost pictures={pictures}>
      {(open) => (
        <ArticleItem
          {...props}
          documents={
            documents.length > 0 ? (
              <section className={css({ marginTop: '8' })}>
                <h2 className={css({ fontSize: 'xl' })}>Documents</h2>
                <AttachmentList documents={documents} />
              </section>
            ) : null
          }
          shown={{
            picture: first ? (
              <LeadPicture picture={first} isBeside={Boolean(props.facts)} onOpen={open} />
            ) : null,
            isTall: isTall(first?.picture),
          }}
        >
          <MorePictures pictures={more} onOpen={open} />
        </ArticleItem>
      )}
    </LightboxHost>
  );
}
