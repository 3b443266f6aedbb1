import { type AnyItem, type ContentTypeDefinition, isTemplate } from '@content';
import { attentionOf, type AttentionReason } from '@content/items/attention';
import type { ListQuery, Page } from '@content/api/contract';
import type { Sorting } from '@content/api/staff-contract';
import type { ListedStatus } from '@content/items/publishing-status';
import type { Services } from '../services';
import { type ItemState, newestItem, newestRevision, publishingStateOf } from '../model/item-state';
import { inOrder } from '../model/list-order';
import { serializeState } from './serialize';
import { linkCheck } from './links';
import { filterOf } from './lists';
import { pageAt } from './paging';
import { matchersOf, searchEntryOf } from './staff-search';

export interface StaffQuery extends ListQuery {
  /** Words that must all occur. */
  readonly text?: string | undefined;
  readonly sorting?: Sorting | undefined;
  readonly attention?: AttentionReason | undefined;
  readonly publication?: ListedStatus | undefined;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function sorted(type: ContentTypeDefinition, sorting: Sorting, states: readonly ItemState[]): ItemState[] {
  if (sorting === 'site') return inOrder(type, states, newestItem);
  const title = (state: ItemState) => searchEntryOf(type, state).title;
  const compare = {
    newest: (a: ItemState, b: ItemState) => b.createdAt.getTime() - a.createdAt.getTime(),
    changed: (a: ItemState, b: ItemState) => b.updatedAt.getTime() - a.updatedAt.getTime(),
    title: (a: ItemState, b: ItemState) => collator.compare(title(a), title(b)),
  };
  return states.toSorted((a, b) => compare[sorting](a, b) || (a.id < b.id ? -1 : 1));
}

/** One page of a type's list as staff see it, drafts included, and how many items fit in all. Throws InvalidQuery. */
export async function listForStaff(
  services: Services,
  type: ContentTypeDefinition,
  query: StaffQuery,
): Promise<Page<AnyItem> & { readonly total: number }> {
  const { content, clock } = services;
  const { text = '', sorting = 'site', attention, publication } = query;
  const fits = filterOf(type, query.filters);
  const matchers = matchersOf(text);
  const all = await content.states(type);
  const isDead = attention === 'links' ? await linkCheck(services) : undefined;
  const now = clock();
  const listedStatusOf = (state: ItemState): ListedStatus =>
    isTemplate(type, newestRevision(state).values) ? 'template' : publishingStateOf(state, now).state;
  const fitting = all.filter(
    (state) =>
      fits(newestRevision(state)) &&
      matchers.every((matches) => matches(searchEntryOf(type, state).text)) &&
      (!attention || attentionOf(type, newestItem(state), now, isDead).includes(attention)) &&
      (!publication || listedStatusOf(state) === publication),
  );
  const found = sorted(type, sorting, fitting);
  const page = pageAt(found, ({ id }) => id, query);
  const items = await Promise.all(page.items.map((state) => serializeState(services, type, state)));
  return { ...page, items, total: found.length };
}
