import type { Reader } from '@content/contract';
import { picturesOf, timesOf } from '@content/item';
import { notice as noticeType } from '@content/types/notice';
import { Article } from '../../components/article';
import { ItemPage } from '../../components/item-page';
import { PageHead } from '../../components/page-head';
import type { PageLocation } from '../../data/page-loaders';
import { pageClientLoader, pageLoader, usePageData } from '../../data/page-loaders';
import { readItemWithPage } from '../../data/read-item';
import { useSiteFacts } from '../../data/site-facts';
import { structuredArticle } from '../../components/structured-article';
import { pageTexts } from '../../texts/pages';
import type { Route } from './+types/notice';

const { notFound, listFailed } = noticeType.messages;
const back = { to: '/notices', label: 'All notices' };

const reads = (reader: Reader, { params }: PageLocation) => ({
  notice: readItemWithPage<'notices'>(reader, noticeType, params.noticeId),
});

export const loader = pageLoader(reads);
export const clientLoader = pageClientLoader(reads);

/** One notice: title, picture, description. */
export default function Notice({ loaderData, params }: Route.ComponentProps) {
  const { notice } = usePageData(loaderData);
  const origin = useSiteFacts()?.origin ?? '';
  return (
    <ItemPage
      of={notice}
      id={params.noticeId}
      section={pageTexts.notices}
      back={back}
      notFound={notFound}
      failedText={listFailed}
    >
      {(item) => {
        const { title, description } = item;
        const [picture] = picturesOf(item, 'image');
        return (
          <>
            <PageHead
              title={title}
              description={description}
              type="article"
              share={picture?.file?.share}
              data={structuredArticle('NewsArticle', item, {
                origin,
                path: `/notices/${params.noticeId}`,
                share: picture?.file?.share,
              })}
            />
            <Article
              title={title}
              text={description}
              date={timesOf(item).createdAt}
              picture={picture}
              back={back}
            />
          </>
        );
      }}
    </ItemPage>
  );
}
