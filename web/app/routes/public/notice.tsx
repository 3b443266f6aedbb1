import { notice as noticeType } from '@content/types/notice';
import type { Reader } from '@content/contract';
import { ReadError } from '@content/contract';
import { useParams } from 'react-router-dom';
import { Article } from '../../components/article';
import { Container } from '../../components/layout';
import { Alert, Pending } from '../../components/messages';
import { NotFound, Unavailable } from '../../components/not-found';
import { PageHead } from '../../components/page-head';
import { Settled } from '../../components/settled';
import type { PageAddress } from '../../data/page-loaders';
import { pageClientLoader, pageLoader, usePageData } from '../../data/page-loaders';
import { hasPage } from '../../features/notices/notice-card';
import { organisation } from '../../organisation';
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

function Failed({ status }: { status: number }) {
  if (status === 404) return <NotFound text={notFound} {...back} />;
  return (
    <Unavailable title={pageTexts.notices.title}>
      <Alert>{listFailed}</Alert>
    </Unavailable>
  );
}

const pending = (
  <Container width="wide" paddingBlock="12">
    <PageHead title={pageTexts.notices.title} description={pageTexts.notices.lead} />
    <Pending minHeight="60vh" />
  </Container>
);

/** One notice: title, picture, description (specification section 2). */
export default function Notice() {
  const { notice } = usePageData<typeof reads>();
  const { noticeId } = useParams();
  return (
    <Settled
      of={notice}
      {...(noticeId ? { name: noticeId } : {})}
      pending={pending}
      failed={(status) => <Failed status={status} />}
    >
      {({ title, description, createdAt, updatedAt, image, files }) => {
        const picture = files.image?.[0];
        return (
          <>
            <PageHead
              title={title}
              description={description}
              type="article"
              {...(picture ? { share: picture.share } : {})}
              data={{
                '@type': 'NewsArticle',
                headline: title,
                datePublished: createdAt,
                dateModified: updatedAt,
                author: { '@type': 'NGO', name: organisation.name },
              }}
            />
            <Article title={title} text={description} date={createdAt} picture={picture} address={image} back={back} />
          </>
        );
      }}
    </Settled>
  );
}
