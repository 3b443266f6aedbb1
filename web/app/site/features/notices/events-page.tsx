import { chakra } from '@chakra-ui/react';
import { notice as noticeType } from '@site/types/notice';
import type { ComponentProps } from 'react';
import { useHref } from 'react-router';
import { Await } from '../../../components/await';
import { SectionTitle } from '../../../components/layout';
import { ListPage } from '../../../components/list-page';
import { pageSizes, readList } from '../../../data/pages/read-list';
import { pageClientLoader, pageLoader, pageReads } from '../../../data/pages/page-loaders';
import { useSiteFacts } from '../../../data/site-facts';
import { useToday } from '../../../data/device/use-today';
import { getTexts } from '../../../texts';
import { textLink } from '../../../theme/recipes';
import { CalendarLink } from './calendar-link';
import { hasClosed } from './closing-labels';
import { NoticeList } from './notice-list';
import { eventTexts } from '../../texts/events';
import type { Route } from './+types/events-page';

const query = { size: pageSizes.cards, state: 'upcoming' } as const;
/** The last few past events; the list of notices has the rest. */
const past = { size: 5, state: 'past' } as const;

const reads = pageReads((reader, { search }) => ({
  events: readList<'notices'>(reader, noticeType, { ...query, after: search.get('after') }),
  past: readList<'notices'>(reader, noticeType, past),
}));

export const loader = pageLoader(reads);
export const clientLoader = pageClientLoader(reads);

/** Notices by the days on which they take place, whether or not applications are closed. */
function Events({ items, heading }: ComponentProps<typeof NoticeList>) {
  const today = useToday();
  const events = items.map((item) => (hasClosed(item, today) ? { ...item, closesOn: '' } : item));
  return <NoticeList items={events} heading={heading} end={(notice) => <CalendarLink notice={notice} />} />;
}

/** The next events, soonest first, and the last few past ones. */
export default function EventsPage({ loaderData }: Route.ComponentProps) {
  const texts = eventTexts();
  const title = getTexts().navigation.pages['/events'];
  const calendar = useHref('/events.ics');
  const { origin } = useSiteFacts();
  return (
    <ListPage
      type={noticeType}
      texts={{ ...texts, title }}
      list={loaderData.events}
      query={query}
      failedText={getTexts().notices.failed}
      foot={
        <>
          <chakra.p css={{ marginTop: '8', '& a': textLink }} data-screen-only>
            {texts.subscribe} <a href={origin.replace(/^https?/, 'webcal') + calendar}>{texts.application}</a>{' '}
            · <a href={calendar}>{texts.file}</a>
          </chakra.p>
          <Await of={loaderData.past} pending={null}>
            {({ items }) =>
              items.length === 0 ? null : (
                <chakra.section css={{ marginTop: '16' }}>
                  <SectionTitle marginBottom="6">{texts.past}</SectionTitle>
                  <Events items={items} heading="h3" />
                </chakra.section>
              )
            }
          </Await>
        </>
      }
    >
      {(items) => <Events items={items} />}
    </ListPage>
  );
}
