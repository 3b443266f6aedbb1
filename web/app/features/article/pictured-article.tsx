import { picturesOf } from '@content/item';
import type { ComponentProps } from 'react';
import { useMemo } from 'react';
import { ArticleItem } from '../../components/article-item';
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
export function PicturedArticle<I extends { readonly title: string; readonly description: string }>(
  props: Omit<ComponentProps<typeof ArticleItem<I>>, 'shown' | 'children'>,
) {
  const { item, pictures: field } = props;
  const pictures = useMemo(() => lightboxPictures(item, field, item.title), [item, field]);
  const [first, ...more] = pictures;
  return (
    <LightboxHost pictures={pictures}>
      {(open) => (
        <ArticleItem
          {...props}
          shown={{
            picture: first ? <LeadPicture picture={first} onOpen={open} /> : null,
            isTall: isTall(first?.picture),
          }}
        >
          <MorePictures pictures={more} onOpen={open} />
        </ArticleItem>
      )}
    </LightboxHost>
  );
}
