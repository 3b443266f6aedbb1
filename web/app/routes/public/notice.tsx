import type { Reader } from '@content/contract';
import { ReadError } from '@content/contract';
import { notice as noticeType } from '@content/types/notice';
import { useParams } from 'react-router-dom';
import { Article } from '../../components/article';
import { ItemPage } from '../../components/item-page';
import { PageHead } from '../../components/page-head';
import type { PageAddress } from '../../data/page-loaders';
import { pageClientLoader, pageLoader, usePageData } from '../../data/page-loaders';
import { useSiteFacts } from '../../data/site-facts';
import { hasPage } from '../../features/notices/has-page';
import { structuredArticle } from '../../components/structured-article';
import { pageTexts } from '../../texts/pages';

const { notFound, listFailed } = noticeType.messages;
const back = { to: '/notices', label: 'All notices' };

async function readNotice(reader: Reader, id: string) {
  const notice = await reader.one('notices', id);
  if (!hasPage(notice)) throw new ReadError(404, notFound);
  return notice;
}

const reads = (reader: Reader, { params }: PageAddress) => ({
  notice: readNotice(reader, params.noticeId ?? ''),
});

export const loader = pageLoader(reads);
export const clientLoader = pageClientLoader(reads);

/** One notice: title, picture, description (specification section 2). */
export default function Notice() {
  const { notice } = usePageData<typeof reads>();
  const { noticeId = '' } = useParams();
  const origin = useSiteFacts()?.origin ?? '';
  return (
    <ItemPage
      of={notice}
      id={noticeId}
      section={pageTexts.notices}
      back={back}
      notFound={notFound}
      failedText={listFailed}
    >
      {(item) => {
        const { title, description, createdAt, image, files } = item;
        const picture = files.image?.[0];
        return (
          <>
            <PageHead
              title={title}
              description={description}
              type="article"
              share={picture?.share}
              data={structuredArticle('NewsArticle', item, {
                origin,
                path: `/notices/${noticeId}`,
                share: picture?.share,
              })}
            />
            <Article
              title={title}
              text={description}
              date={createdAt}
              picture={picture}
              address={image}
              back={back}
            />
          </>
        );
      }}
    </ItemPage>
  );
}
