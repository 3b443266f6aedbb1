import type { Reader } from '@content/contract';
import { story as storyType } from '@content/types/story';
import { ArticleItem } from '../../components/article-item';
import { ItemPage } from '../../components/item-page';
import { ignoringPhoto } from '../../data/ignoring-photo';
import type { PageLocation } from '../../data/page-loaders';
import { pageClientLoader, pageLoader, usePageData } from '../../data/page-loaders';
import { readItemWithPage } from '../../data/read-item';
import { MorePictures } from '../../features/stories/more-pictures';
import { pageTexts } from '../../texts/pages';
import type { Route } from './+types/story';

const { notFound } = storyType.messages;
const back = { to: '/stories', label: 'All stories' };

const reads = (reader: Reader, { params }: PageLocation) => ({
  story: readItemWithPage<'stories'>(reader, storyType, params.storyId),
});

export const loader = pageLoader(reads);
export const clientLoader = pageClientLoader(reads);
export const shouldRevalidate = ignoringPhoto;

/** One story: title, first picture, description, then its further pictures. */
export default function Story({ loaderData, params }: Route.ComponentProps) {
  const { story } = usePageData(loaderData);
  return (
    <ItemPage of={story} id={params.storyId} section={pageTexts.stories} back={back} notFound={notFound}>
      {(item) => (
        <ArticleItem item={item} pictures="imageUrls" back={back}>
          <MorePictures story={item} />
        </ArticleItem>
      )}
    </ItemPage>
  );
}
