import { css } from '#styled-system/css';
import type { Reader } from '@content/contract';
import { notice as noticeType } from '@content/types/notice';
import { CardGrid } from '../../components/card';
import { textLink } from '../../components/layout';
import { ListPage } from '../../components/list-page';
import type { PageLocation } from '../../data/page-loaders';
import { pageClientLoader, pageLoader, usePageData } from '../../data/page-loaders';
import { pageSizes, readPage } from '../../data/list-pages';
import { NoticeCard } from '../../features/notices/notice-card';
import { feed } from '../../organisation';
import { pageTexts } from '../../texts/pages';
import type { Route } from './+types/notices';

const query = { size: pageSizes.cards };
const reads = (reader: Reader, { search }: PageLocation) => ({
  notices: readPage<'notices'>(reader, noticeType, { ...query, after: search.get('after') }),
});

export const loader = pageLoader(reads);
export const clientLoader = pageClientLoader(reads);

/** Get Involved: the notices, newest first. */
export default function Notices({ loaderData }: Route.ComponentProps) {
  const { notices } = usePageData(loaderData);
  return (
    <ListPage
      type={noticeType}
      texts={pageTexts.notices}
      foot={
        <p className={css({ marginTop: '12', fontSize: 'sm', color: 'fg.muted' })} data-screen-only>
          {pageTexts.notices.feed.offer}{' '}
          <a className={css(textLink)} href={feed.path}>
            {pageTexts.notices.feed.link}
          </a>
        </p>
      }
      list={notices}
      query={query}
      failedText={noticeType.messages.listFailed}
    >
      {(items) => (
        <CardGrid>
          {items.map((notice, i) => (
            <li key={notice._id} data-entry>
              <NoticeCard notice={notice} eager={i === 0} />
            </li>
          ))}
        </CardGrid>
      )}
    </ListPage>
  );
}
