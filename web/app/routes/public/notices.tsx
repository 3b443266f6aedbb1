import { css } from '#styled-system/css';
import type { Reader } from '@content/contract';
import { notice as noticeType } from '@content/types/notice';
import { useSearchParams } from 'react-router';
import { textLink } from '../../components/layout';
import { ListPage } from '../../components/list-page';
import { Settled } from '../../components/settled';
import type { PageLocation } from '../../data/page-loaders';
import { pageClientLoader, pageLoader, usePageData } from '../../data/page-loaders';
import { Alert } from '../../components/messages';
import { pageSizes, readPage } from '../../data/list-pages';
import { ClosedNotices } from '../../features/notices/closed-notices';
import { NoticeCard, NoticeRows } from '../../features/notices/notice-card';
import { NoticeFilter } from '../../features/notices/notice-filter';
import type { NoticeChoice } from '../../features/notices/notice-query';
import { choiceIn, queryOf } from '../../features/notices/notice-query';
import { feedPath } from '../../organisation';
import { pageTexts } from '../../texts/pages';
import type { Route } from './+types/notices';

const filtersOf = ({ kind }: NoticeChoice): Record<string, string> => (kind === '' ? {} : { kind });
const listQuery = (choice: NoticeChoice) => ({
  size: pageSizes.cards,
  filters: filtersOf(choice),
  state: choice.state || ('open' as const),
});
const closedOf = (choice: NoticeChoice): NoticeChoice => ({ ...choice, state: 'closed' });

const reads = (reader: Reader, { search }: PageLocation) => {
  const choice = choiceIn(search);
  const after = search.get('after');
  return {
    notices: readPage<'notices'>(reader, noticeType, { ...listQuery(choice), after }),
    closed:
      choice.state || after
        ? Promise.resolve({ items: [], next: null })
        : readPage<'notices'>(reader, noticeType, listQuery(closedOf(choice))),
  };
};

export const loader = pageLoader(reads);
export const clientLoader = pageClientLoader(reads);

/** Get Involved: the notices, newest first, what has closed below what is open. */
export default function Notices({ loaderData }: Route.ComponentProps) {
  const { notices, closed } = usePageData(loaderData);
  const choice = choiceIn(useSearchParams()[0]);
  const query = queryOf(choice);
  const { title, lead, empty, noneFound, filter, feed: texts } = pageTexts.notices;
  const state = choice.state && filter.states[choice.state];
  const isNarrowed = query !== '';
  return (
    <ListPage
      type={noticeType}
      texts={{
        title: [choice.kind, state, title].filter(Boolean).join(' · '),
        heading: title,
        lead,
        empty: isNarrowed ? noneFound : empty,
      }}
      canonical={query}
      tools={<NoticeFilter choice={choice} />}
      foot={
        <>
          <Settled
            of={closed}
            name={query}
            pending={null}
            // Where the open ones are missing too, the alert stands in their place.
            failed={() => (
              <Settled of={notices} name={query} pending={null} failed={() => null}>
                {() => <Alert>{noticeType.messages.listFailed}</Alert>}
              </Settled>
            )}
          >
            {(first) => (
              <ClosedNotices
                first={first}
                query={listQuery(closedOf(choice))}
                keep={queryOf(closedOf(choice)).slice(1)}
              />
            )}
          </Settled>
          <p className={css({ marginTop: '12', fontSize: 'sm', color: 'fg.muted' })} data-screen-only>
            {texts.offer}{' '}
            <a className={css(textLink)} href={feedPath}>
              {texts.link}
            </a>
          </p>
        </>
      }
      list={notices}
      query={listQuery(choice)}
      keep={() => query.slice(1)}
      failedText={noticeType.messages.listFailed}
    >
      {(items) => (
        <NoticeRows>
          {items.map((notice, i) => (
            <li key={notice._id} data-entry>
              <NoticeCard notice={notice} eager={i === 0} />
            </li>
          ))}
        </NoticeRows>
      )}
    </ListPage>
  );
}
