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
} from '../data/pages/read-list';
import { browserReader } from '../data/pages/reader';
import { BoundedMap } from '../data/pages/bounded-map';
import { ButtonLink } from './layout';
import { Alert } from './messages';
import { languageOf } from './text';
import type { ListedAt } from '../data/pages/listed';
import { getTexts } from '../texts';

interface GrowingListProps<P extends ContentPath> {
  readonly type: ContentTypeStructure & { readonly path: P };
  /** Distinguishes several lists on one page. */
  readonly name?: string;
  readonly first: PageOfItems<ListedAt<P>>;
  readonly query: PageQuery;
  readonly failedText?: string;
  /** The query that stays beside `after`: '?category=Support'. */
  readonly keep?: string;
  readonly children: (items: readonly ListedAt<P>[]) => ReactNode;
}

/** What lists have grown to, by the entry of the history that shows them. */
const grownLists = new BoundedMap<PageOfItems<unknown>>();

/**
 * A list with 'Show more': a link to the next page, which JavaScript appends instead, moving the focus to its first item. Back and
 * Forward restore the list as it was.
 */
export function GrowingList<P extends ContentPath>(props: GrowingListProps<P>) {
  const { type, name: own = '', first, query, failedText, keep = '', children } = props;
  const place = useLocation().key + own;
  const [grown, setGrown] = useState(
    () => (grownLists.get(place) ?? null) as PageOfItems<ListedAt<P>> | null,
  );
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const list = useRef<HTMLDivElement>(null);
  const { items, next } = joinPages(first, grown);
  const isTranslated = (item: object) => {
    const { [type.titleField]: title } = item as Readonly<Record<string, unknown>>;
    return typeof title !== 'string' || languageOf(title) === undefined;
  };
  /** The elements of its items: an item may also stand elsewhere on the page. */
  const entries = () => list.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [];

  const grow = async () => {
    if (state === 'loading') return;
    setState('loading');
    const outcome = await settle(readList<P>(browserReader, type, { ...query, after: next }));
    if (!outcome.ok) return setState('failed');
    const { length } = entries();
    flushSync(() => {
      setGrown({ items: [...items, ...outcome.value.items], next: outcome.value.next });
      setState('idle');
    });
    const entry = entries()[length];
    const target = entry?.querySelector<HTMLElement>('a, button') ?? entry;
    if (target && target === entry) target.tabIndex = -1; // an item that leads nowhere takes the focus itself
    target?.focus();
  };

  useEffect(() => {
    if (grown) grownLists.set(place, grown);
  }, [place, grown]);

  return (
    <div ref={list}>
      {children(query.state === 'upcoming' ? items : translatedFirst(items, query.size, isTranslated))}
      {state === 'failed' && failedText ? <Alert>{failedText}</Alert> : null}
      {next === null ? null : (
        <p style={{ textAlign: 'center' }} data-screen-only>
          <ButtonLink
            variant="outline"
            css={{ marginTop: '12' }}
            to={`${keep}${keep ? '&' : '?'}after=${next}`}
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
