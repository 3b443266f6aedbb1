import type { ContentPath, ContentTypeStructure } from '@content';
import type { ComponentProps, ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Awaitable } from '../data/pages/outcome';
import type { PageOfItems, PageQuery } from '../data/pages/read-list';
import { GrowingList } from './growing-list';
import { Container } from './layout';
import { Alert, Empty } from './messages';
import { PageHead } from './page-head';
import { PageHeader } from './page-top';
import { Await } from './await';
import type { ListedAt } from '../data/pages/listed';

interface ListPageProps<P extends ContentPath, L extends PageOfItems<ListedAt<P>>> {
  readonly type: ContentTypeStructure & { readonly path: P };
  readonly texts: {
    readonly title: string;
    readonly heading?: string;
    readonly lead: string;
    readonly empty: string;
  };
  /** The query of the canonical URL, which 'Show more' keeps: '?kind=Vacancy'. */
  readonly canonical?: string;
  /** Replaces the list's own title and previews, which it is given, by those of one item, which stands first then. */
  readonly head?: (own: ReactNode) => ReactNode;
  readonly tools?: ReactNode;
  readonly foot?: ReactNode;
  /** The layout below the header, by default one column. */
  readonly layout?: ComponentProps<typeof Container>;
  readonly list: Awaitable<L>;
  readonly query: PageQuery;
  /** Shown when the list cannot be read, by default nothing. */
  readonly failedText?: string;
  /** Renders the items; `first` is the result of the first read. */
  readonly children: (items: readonly ListedAt<P>[], first: L) => ReactNode;
}

/** A page that is one list: title, items in each of their states, and 'Show more'. */
export function ListPage<P extends ContentPath, L extends PageOfItems<ListedAt<P>>>(
  props: ListPageProps<P, L>,
) {
  const { type, texts, canonical = '', list, query, failedText } = props;
  const { head, tools, foot, layout, children } = props;
  const after = useSearchParams()[0].get('after') ?? '';
  const own = (
    <PageHead title={texts.title} description={texts.lead} query={canonical} noIndex={after !== ''} />
  );
  return (
    <>
      <PageHeader title={texts.heading ?? texts.title} lead={texts.lead} />
      <Container paddingBlock={{ base: '10', md: '16' }} {...layout}>
        {head?.(own) ?? own}
        {tools}
        <Await
          of={list}
          name={canonical + after}
          failed={() => (failedText ? <Alert>{failedText}</Alert> : null)}
        >
          {(first) =>
            first.items.length === 0 ? (
              <Empty>{texts.empty}</Empty>
            ) : (
              <GrowingList type={type} first={first} query={query} failedText={failedText} keep={canonical}>
                {(items) => children(items, first)}
              </GrowingList>
            )
          }
        </Await>
        {foot}
      </Container>
    </>
  );
}
