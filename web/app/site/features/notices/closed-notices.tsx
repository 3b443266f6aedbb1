import { chakra } from '@chakra-ui/react';
import { notice as noticeType } from '@site/types/notice';
import type { ComponentProps } from 'react';
import { GrowingList } from '../../../components/growing-list';
import { SectionTitle } from '../../../components/layout';
import type { PageOfItems } from '../../../data/pages/list-pages';
import type { ListedAt } from '../../../data/pages/listed';
import { NoticeList } from './notice-card';
import { getTexts } from '../../../texts';

interface ClosedNoticesProps {
  readonly first: PageOfItems<ListedAt<'notices'>>;
  readonly query: ComponentProps<typeof GrowingList>['query'];
  /** The query of the page that lists what has closed alone, where further ones are without JavaScript. */
  readonly keep: string;
  /** The id of a notice that the page shows elsewhere. */
  readonly without: string | null;
}

/** Closed notices, below the open ones: the last closed first, page by page; nothing where there are none. */
export function ClosedNotices({ first, query, keep, without }: ClosedNoticesProps) {
  const { title } = getTexts().notices.closed;
  if (first.items.length === 0) return null;
  return (
    <chakra.section css={{ marginTop: '16' }} aria-label={title}>
      <SectionTitle marginBottom="6">{title}</SectionTitle>
      <GrowingList
        type={noticeType}
        name="closed"
        first={first}
        query={query}
        failedText={getTexts().notices.failed}
        keep={keep}
      >
        {(items) => <NoticeList items={items} without={without} heading="h3" />}
      </GrowingList>
    </chakra.section>
  );
}
