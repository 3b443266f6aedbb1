import type { Reader } from '@content/contract';
import { notice as noticeType } from '@content/types/notice';
import { ArticleItem } from '../../components/article-item';
import { ItemPage } from '../../components/item-page';
import type { PageLocation } from '../../data/page-loaders';
import { pageClientLoader, pageLoader, usePageData } from '../../data/page-loaders';
import { readItemWithPage } from '../../data/read-item';
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
  return (
    <ItemPage
      of={notice}
      id={params.noticeId}
      section={pageTexts.notices}
      back={back}
      notFound={notFound}
      failedText={listFailed}
    >
      {(item) => <ArticleItem item={item} pictures="image" back={back} />}
    </ItemPage>
  );
}
