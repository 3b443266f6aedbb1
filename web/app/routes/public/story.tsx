import type { ItemAt } from '@content';
import type { Reader } from '@content/contract';
import { ReadError } from '@content/contract';
import { story as storyType } from '@content/types/story';
import { useParams } from 'react-router-dom';
import { Article } from '../../components/article';
import { ItemPage } from '../../components/item-page';
import { PageHead } from '../../components/page-head';
import { structuredArticle } from '../../components/structured-article';
import { ignoringPhoto } from '../../data/ignoring-photo';
import type { PageAddress } from '../../data/page-loaders';
import { pageClientLoader, pageLoader, usePageData } from '../../data/page-loaders';
import { useSiteFacts } from '../../data/site-facts';
import { MorePictures } from '../../features/stories/more-pictures';
import { pageTexts } from '../../texts/pages';

const { notFound } = storyType.messages;
const back = { to: '/stories', label: 'All stories' };

async function readStory(reader: Reader, id: string): Promise<ItemAt<'stories'>> {
  const story = await reader.one('stories', id);
  const isWhole = story.title && story.description && (story.imageUrls as string[] | undefined)?.length;
  if (!isWhole) throw new ReadError(404, notFound);
  return story;
}

const reads = (reader: Reader, { params }: PageAddress) => ({
  story: readStory(reader, params.storyId ?? ''),
});

export const loader = pageLoader(reads);
export const clientLoader = pageClientLoader(reads);
export const shouldRevalidate = ignoringPhoto;

/** One story: title, first picture, description, then its further pictures (specification section 2). */
export default function Story() {
  const { story } = usePageData<typeof reads>();
  const { storyId = '' } = useParams();
  const origin = useSiteFacts()?.origin ?? '';
  return (
    <ItemPage of={story} id={storyId} section={pageTexts.stories} back={back} notFound={notFound}>
      {(item) => {
        const { title, description, createdAt, imageUrls, files } = item;
        const picture = files.imageUrls?.[0];
        return (
          <>
            <PageHead
              title={title}
              description={description}
              type="article"
              share={picture?.share}
              data={structuredArticle('Article', item, {
                origin,
                path: `/story/${storyId}`,
                share: picture?.share,
              })}
            />
            <Article
              title={title}
              text={description}
              date={createdAt}
              picture={picture}
              address={imageUrls[0] ?? null}
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
