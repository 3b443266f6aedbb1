import type { ContentPath, ContentTypeStructure } from '@content';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { settle } from '../data/pages/outcome';
import {
  joinPages,
  type PageOfItems,
  type PageQuery,
  readList,
  translatedFirst,
} from '../data/pages/list-pages';
import { browserReader } from '../data/pages/reader';
import { setNewest } from '../data/pages/page-cache';
import { ButtonLink } from './layout';
import { Alert } from './messages';
import { languageOf } from './text';
import type { ListedAt } from '../data/pages/listed';
import { getTexts } from '../texts';

interface GrowingListProps<P extends ContentPath> {
  readonly type: ContentTypeStructure & { readonly path: P };
  /** Tells it from another list of the same page. */
  readonly name?: string;
  readonly first: PageOfItems<ListedAt<P>>;
  readonly query: PageQuery;
  readonly failedText?: string;
  /** The part of the query that stays beside `after`: 'category=Support'. */
  readonly keep?: string;
  readonly children: (items: readonly ListedAt<P>[]) => ReactNode;
}

/** What lists have grown to, by the entry of the history that they are in. */
const grown = new Map<string, PageOfItems<unknown>>();

/** What is shown of the items: one may stand elsewhere on the page. */
const entriesOf = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[data-entry]') ?? []),
];

/**
 * A list that grows: 'Show more' is a link to the next page, and with JavaScript the next page is appended, the focus
 * on its first item. Back and Forward find the list as it was left.
 */
export function GrowingList<P extends ContentPath>(props: GrowingListProps<P>) {
  const { type, name: own = '', first, query, failedText, keep = '', children } = props;
  const place = useLocation().key + own;
  const [shown, setShown] = useState(() => (grown.get(place) ?? null) as PageOfItems<ListedAt<P>> | null);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const list = useRef<HTMLDivElement>(null);
  const { items, next } = joinPages(first, shown);
  const isTranslated = (item: object) => {
    const { [type.titleField]: title } = item as Readonly<Record<string, unknown>>;
    return typeof title !== 'string' || languageOf(title) === undefined;
  };
  const rest = keep && `${keep}&`;

  const grow = async () => {
    if (state === 'loading') return;
    setState('loading');
    const outcome = await settle(readList<P>(browserReader, type, { ...query, after: next }));
    if (!outcome.ok) return setState('failed');
    const { length } = entriesOf(list.current);
    flushSync(() => {
      setShown({ items: [...items, ...outcome.value.items], next: outcome.value.next });
      setState('idle');
    });
    const entry = entriesOf(list.current)[length];
    const target = entry?.querySelector<HTMLElement>('a, button') ?? entry;
    if (target && target === entry) target.tabIndex = -1; // an item that leads nowhere takes the focus itself
    target?.focus();
  };

  useEffect(() => {
    if (shown) setNewest(grown, place, shown);
  }, [place, shown]);

  return (
    <div ref={list}>
      {children(query.state === 'upcoming' ? items : translatedFirst(items, query.size, isTranslated))}
      {state === 'failed' && failedText ? <Alert>{failedText}</Alert> : null}
      {next === null ? null : (
        <p style={{ textAlign: 'center' }} data-screen-only>
          <ButtonLink
            variant="outline"
            css={{ marginTop: '12' }}
            to={`?${rest}after=${next}`}
            aria-busy={state === 'loading'}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              void grow();
            }}
          >
            {state === 'loading' ? getTexts().common.loading : getTexts().common.showMore}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
