import type { ContentPath, ContentTypeStructure } from '@content';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Reading } from '../data/pages/page-cache';
import type { PageOfItems, PageQuery } from '../data/pages/list-pages';
import { GrowingList } from './growing-list';
import { Container } from './layout';
import { Alert, Empty, Pending } from './messages';
import { PageHead } from './page-head';
import { PageHeader } from './page-header';
import { Await } from './await';
import type { ListedAt } from '../data/pages/listed';

interface ListPageProps<P extends ContentPath> {
  readonly type: ContentTypeStructure & { readonly path: P };
  readonly texts: {
    readonly title: string;
    readonly heading?: string;
    readonly lead: string;
    readonly empty: string;
  };
  /** The query of the canonical URL: '?kind=Vacancy'. */
  readonly canonical?: string;
  /** Title and previews where they may be those of one item, which stands first then; given the list's own. */
  readonly head?: (own: ReactNode) => ReactNode;
  readonly tools?: ReactNode;
  readonly foot?: ReactNode;
  readonly list: Reading<PageOfItems<ListedAt<P>>>;
  readonly query: PageQuery;
  /** Shown when the list cannot be read; without it the list is empty then. */
  readonly failedText?: string;
  /** The rest of the query of 'Show more'. */
  readonly keep?: string;
  readonly children: (items: readonly ListedAt<P>[]) => ReactNode;
}

/** A page that is one list: title, the items in each of their states, and 'Show more'. */
export function ListPage<P extends ContentPath>(props: ListPageProps<P>) {
  const { type, texts, canonical = '', head, tools, foot, list, query, failedText, keep, children } = props;
  const after = useSearchParams()[0].get('after') ?? '';
  const own = (
    <PageHead title={texts.title} description={texts.lead} query={canonical} noIndex={after !== ''} />
  );
  return (
    <>
      <PageHeader title={texts.heading ?? texts.title}>{texts.lead}</PageHeader>
      <Container paddingBlock={{ base: '10', md: '16' }}>
        {head?.(own) ?? own}
        {tools}
        <Await
          of={list}
          name={canonical + after}
          pending={<Pending />}
          failed={() => (failedText ? <Alert>{failedText}</Alert> : null)}
        >
          {(first) =>
            first.items.length === 0 ? (
              <Empty>{texts.empty}</Empty>
            ) : (
              <GrowingList type={type} first={first} query={query} failedText={failedText} keep={keep}>
                {children}
              </GrowingList>
            )
          }
        </Await>
        {foot}
      </Container>
    </>
  );
}
