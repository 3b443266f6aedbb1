import { chakra } from '@chakra-ui/react';
import { sharePath } from '@content/items/item';
import { notice as noticeType } from '@site/types/notice';
import type { ReactNode } from 'react';
import { Link, useHref, useSearchParams } from 'react-router';
import { textLink } from '../../../theme/recipes';
import { GrowingList } from '../../../components/growing-list';
import { SectionTitle } from '../../../components/layout';
import { ListPage } from '../../../components/list-page';
import { PageHead } from '../../../components/page-head';
import { Await } from '../../../components/await';
import { pageClientLoader, type PageData, pageLoader, pageReads } from '../../../data/pages/page-loaders';
import { Alert } from '../../../components/messages';
import { type PageQuery, pageSizes, readList } from '../../../data/pages/read-list';
import { readNamed } from '../../../data/pages/read-item';
import type { Route } from './+types/notices-page';
import { NoticeList, OpenNotice } from './notice-list';
import { NoticeFilter } from './notice-filter';
import { choiceIn, type NoticeChoice, queryOf } from './notice-query';
import { feedPath } from '../../organisation';
import { currentLanguage } from '../../../language';
import { getTexts } from '../../../texts';

const listQuery = ({ kind, state }: NoticeChoice): PageQuery => ({
  size: pageSizes.cards,
  filters: kind === '' ? {} : { kind },
  state: state || 'open',
});
const closedOf = (choice: NoticeChoice): NoticeChoice => ({ ...choice, state: 'closed' });

const reads = pageReads((reader, { search }) => {
  const choice = choiceIn(search);
  const after = search.get('after');
  return {
    notice: readNamed(reader, 'notices', search.get('open')),
    notices: readList<'notices'>(reader, noticeType, { ...listQuery(choice), after }),
    closed:
      choice.state || after
        ? Promise.resolve({ items: [], next: null })
        : readList<'notices'>(reader, noticeType, listQuery(closedOf(choice))),
  };
});

export const loader = pageLoader(reads);
export const clientLoader = pageClientLoader(reads);

type NoticesData = PageData<typeof reads>;

interface NamedNoticeProps {
  readonly of: NoticesData['notice'];
  /** The query of the list that it stands on. */
  readonly list: string;
  /** The head of the list, used where the URL names no notice. */
  readonly listHead: ReactNode;
}

/** The notice that the URL names, above the others, which gives the page its title and previews. */
const NamedNotice = ({ of, list, listHead }: NamedNoticeProps) => (
  <Await of={of} pending={listHead} failed={() => listHead}>
    {(notice) =>
      notice === null ? (
        listHead
      ) : (
        <>
          <PageHead
            title={notice.title}
            description={notice.description}
            share={sharePath(noticeType, notice, currentLanguage())}
            query={`?open=${notice._id}`}
            canonical={list}
          />
          <OpenNotice notice={notice} />
        </>
      )
    }
  </Await>
);

interface FootProps extends Pick<NoticesData, 'notices' | 'closed'> {
  readonly choice: NoticeChoice;
  readonly without: string | null;
}

/** The closed notices, the last first, and the links to events and feed. */
function Foot({ notices, closed, choice, without }: FootProps) {
  const { feed, failed, closed: texts } = getTexts().notices;
  const name = queryOf(choice);
  const query = closedOf(choice);
  return (
    <>
      <Await
        of={closed}
        name={name}
        pending={null}
        // If the open ones are missing too, the alert stands in their place.
        failed={() => (
          <Await of={notices} name={name} pending={null}>
            {() => <Alert>{failed}</Alert>}
          </Await>
        )}
      >
        {(first) =>
          first.items.length === 0 ? null : (
            <chakra.section css={{ marginTop: '16' }} aria-label={texts.title}>
              <SectionTitle marginBottom="6">{texts.title}</SectionTitle>
              <GrowingList
                type={noticeType}
                name="closed"
                first={first}
                query={listQuery(query)}
                failedText={failed}
                keep={queryOf(query)}
              >
                {(items) => <NoticeList items={items} without={without} heading="h3" />}
              </GrowingList>
            </chakra.section>
          )
        }
      </Await>
      <chakra.p
        css={{ marginTop: '12', fontSize: 'sm', color: 'fg.muted', '& a': textLink }}
        data-screen-only
      >
        <Link to="/events">{getTexts().navigation.pages['/events']}</Link> · {feed.offer}{' '}
        <a href={useHref(feedPath)}>{feed.link}</a>
      </chakra.p>
    </>
  );
}

/** Get Involved: the notices, newest first, the closed ones below the open ones. */
export default function NoticesPage({ loaderData: { notice, notices, closed } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const open = search.get('open');
  const choice = choiceIn(search);
  const query = queryOf(choice);
  const { title, lead, empty, noneFound, filter, failed } = getTexts().notices;
  const state = choice.state && filter.states[choice.state];
  return (
    <ListPage
      type={noticeType}
      texts={{
        title: [getTexts().choice(choice.kind), state, title].filter(Boolean).join(' · '),
        heading: title,
        lead,
        empty: query === '' ? empty : noneFound,
      }}
      canonical={query}
      head={(listHead) => <NamedNotice of={notice} list={query} listHead={listHead} />}
      tools={<NoticeFilter choice={choice} />}
      foot={<Foot notices={notices} closed={closed} choice={choice} without={open} />}
      list={notices}
      query={listQuery(choice)}
      failedText={failed}
    >
      {(items) => <NoticeList items={items} without={open} />}
    </ListPage>
  );
}
