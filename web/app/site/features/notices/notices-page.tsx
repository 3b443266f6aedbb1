import { chakra } from '@chakra-ui/react';
import type { Reader } from '@content/api/contract';
import { sharePath } from '@content/items/item';
import { notice as noticeType } from '@site/types/notice';
import { Link, useHref, useSearchParams } from 'react-router';
import { textLink } from '../../../theme/recipes';
import { ListPage } from '../../../components/list-page';
import { PageHead } from '../../../components/page-head';
import { Await } from '../../../components/await';
import { pageClientLoader, pageLoader, type PageLocation } from '../../../data/pages/page-loaders';
import { Alert } from '../../../components/messages';
import { pageSizes, readList } from '../../../data/pages/list-pages';
import { readNamed } from '../../../data/pages/read-item';
import type { Route } from './+types/notices-page';
import { ClosedNotices } from './closed-notices';
import { NoticeList, OpenNotice } from './notice-card';
import { NoticeFilter } from './notice-filter';
import type { NoticeChoice } from './notice-query';
import { choiceIn, queryOf } from './notice-query';
import { feedPath } from '../../organisation';
import { currentLanguage } from '../../../language';
import { getTexts } from '../../../texts';

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
    asked: readNamed(reader, 'notices', search.get('open')),
    notices: readList<'notices'>(reader, noticeType, { ...listQuery(choice), after }),
    closed:
      choice.state || after
        ? Promise.resolve({ items: [], next: null })
        : readList<'notices'>(reader, noticeType, listQuery(closedOf(choice))),
  };
};

export const loader = pageLoader(reads);
export const clientLoader = pageClientLoader(reads);

/** Get Involved: the notices, newest first, what has closed below what is open. */
export default function NoticesPage({ loaderData: { asked, notices, closed } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const open = search.get('open');
  const choice = choiceIn(search);
  const query = queryOf(choice);
  const { title, lead, empty, noneFound, filter, feed, failed } = getTexts().notices;
  const state = choice.state && filter.states[choice.state];
  const isNarrowed = query !== '';
  const feedUrl = useHref(feedPath);
  return (
    <ListPage
      type={noticeType}
      texts={{
        title: [getTexts().choice(choice.kind), state, title].filter(Boolean).join(' · '),
        heading: title,
        lead,
        empty: isNarrowed ? noneFound : empty,
      }}
      canonical={query}
      head={(own) => (
        <Await of={asked} pending={own} failed={() => own}>
          {(notice) =>
            notice === null ? (
              own
            ) : (
              <>
                <PageHead
                  title={notice.title}
                  description={notice.description}
                  share={sharePath(noticeType, notice, currentLanguage())}
                  query={`?open=${notice._id}`}
                  canonical={query}
                />
                <OpenNotice notice={notice} />
              </>
            )
          }
        </Await>
      )}
      tools={<NoticeFilter choice={choice} />}
      foot={
        <>
          <Await
            of={closed}
            name={query}
            pending={null}
            // Where the open ones are missing too, the alert stands in their place.
            failed={() => (
              <Await of={notices} name={query} pending={null} failed={() => null}>
                {() => <Alert>{failed}</Alert>}
              </Await>
            )}
          >
            {(first) => (
              <ClosedNotices
                first={first}
                query={listQuery(closedOf(choice))}
                keep={queryOf(closedOf(choice)).slice(1)}
                without={open}
              />
            )}
          </Await>
          <chakra.p
            css={{ marginTop: '12', fontSize: 'sm', color: 'fg.muted', '& a': textLink }}
            data-screen-only
          >
            <Link to="/events">{getTexts().navigation.pages['/events']}</Link> · {feed.offer}{' '}
            <a href={feedUrl}>{feed.link}</a>
          </chakra.p>
        </>
      }
      list={notices}
      query={listQuery(choice)}
      keep={query.slice(1)}
      failedText={failed}
    >
      {(items) => <NoticeList items={items} without={open} />}
    </ListPage>
  );
}
