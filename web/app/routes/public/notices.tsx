import { notice as noticeType } from '@content/types/notice';
import type { Reader } from '@content/contract';
import { useSearchParams } from 'react-router-dom';
import { CardGrid } from '../../components/card';
import { GrowingList } from '../../components/growing-list';
import { Container } from '../../components/layout';
import { Alert, Empty, Pending } from '../../components/messages';
import { PageHead } from '../../components/page-head';
import { PageHeader } from '../../components/page-header';
import { Settled } from '../../components/settled';
import type { PageAddress } from '../../data/page-loaders';
import { pageClientLoader, pageLoader, usePageData } from '../../data/page-loaders';
import { pageSizes, readScreenful } from '../../data/pages';
import { NoticeCard } from '../../features/notices/notice-card';
import { pageTexts } from '../../texts/pages';

const query = { size: pageSizes.cards };
const reads = (reader: Reader, { search }: PageAddress) => ({
  notices: readScreenful<'notices'>(reader, noticeType, { ...query, after: search.get('after') }),
});

export const loader = pageLoader(reads);
export const clientLoader = pageClientLoader(reads);

/** Get Involved: the notices, newest first. */
export default function Notices() {
  const { notices } = usePageData<typeof reads>();
  const after = useSearchParams()[0].get('after') ?? '';
  const { title, lead, empty } = pageTexts.notices;
  const failed = <Alert>{noticeType.messages.listFailed}</Alert>;
  return (
    <>
      <PageHead title={title} description={lead} noIndex={after !== ''} />
      <PageHeader title={title}>{lead}</PageHeader>
      <Container paddingBlock="16">
        <Settled of={notices} name={after} pending={<Pending />} failed={() => failed}>
          {(first) =>
            first.items.length === 0 ? (
              <Empty>{empty}</Empty>
            ) : (
              <GrowingList type={noticeType} first={first} query={query} failedText={noticeType.messages.listFailed}>
                {(items) => (
                  <CardGrid>
                    {items.map((notice, i) => (
                      <li key={notice._id} data-entry>
                        <NoticeCard notice={notice} eager={i < 3} />
                      </li>
                    ))}
                  </CardGrid>
                )}
              </GrowingList>
            )
          }
        </Settled>
      </Container>
    </>
  );
}
