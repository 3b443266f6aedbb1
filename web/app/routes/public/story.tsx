import type { Reader } from '@content/contract';
import { picturesOf, timesOf } from '@content/item';
import { story as storyType } from '@content/types/story';
import { Article } from '../../components/article';
import { ItemPage } from '../../components/item-page';
import { PageHead } from '../../components/page-head';
import { structuredArticle } from '../../components/structured-article';
import { ignoringPhoto } from '../../data/ignoring-photo';
import type { PageLocation } from '../../data/page-loaders';
import { pageClientLoader, pageLoader, usePageData } from '../../data/page-loaders';
import { readItemWithPage } from '../../data/read-item';
import { useSiteFacts } from '../../data/site-facts';
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
  const origin = useSiteFacts()?.origin ?? '';
  return (
    <ItemPage of={story} id={params.storyId} section={pageTexts.stories} back={back} notFound={notFound}>
      {(item) => {
        const { title, description } = item;
        const [picture] = picturesOf(item, 'imageUrls');
        return (
          <>
            <PageHead
              title={title}
              description={description}
              type="article"
              share={picture?.file?.share}
              data={structuredArticle('Article', item, {
                origin,
                path: `/story/${params.storyId}`,
                share: picture?.file?.share,
              })}
            />
            <Article
              title={title}
              text={description}
              date={timesOf(item).createdAt}
              picture={picture}
              back={back}
            >
              <MorePictures story={item} />
            </Article>
          </>
        );
      }}
    </ItemPage>
  );
}
