import { type AnyItem, type ContentTypeDefinition, isTemplate } from '@content';
import { attentionOf, type AttentionReason } from '@content/items/attention';
import type { ListQuery, Page } from '@content/api/contract';
import type { Sorting } from '@content/api/staff-contract';
import type { ListedStatus } from '@content/items/publishing-status';
import type { Services } from '../services';
import { type ItemState, newestItem, publishingStateOf } from '../model/item-state';
import { inOrder } from '../model/list-order';
import { serializeState } from './serialize';
import type { StoredItem } from '../model/content';
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

/** An item with its newest content, by which it is found and sorted. */
interface Entry {
  readonly state: ItemState;
  readonly item: StoredItem;
}

function sorted(type: ContentTypeDefinition, sorting: Sorting, entries: readonly Entry[]): Entry[] {
  if (sorting === 'site') return inOrder(type, entries, ({ item }) => item);
  const title = ({ state }: Entry) => searchEntryOf(type, state).title;
  const compare = {
    newest: (a: Entry, b: Entry) => b.item.createdAt.getTime() - a.item.createdAt.getTime(),
    changed: (a: Entry, b: Entry) => b.item.updatedAt.getTime() - a.item.updatedAt.getTime(),
    title: (a: Entry, b: Entry) => collator.compare(title(a), title(b)),
  };
  return entries.toSorted((a, b) => compare[sorting](a, b) || (a.item.id < b.item.id ? -1 : 1));
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
  const states = await content.states(type);
  const isDead = attention === 'links' ? await linkCheck(services) : undefined;
  const now = clock();
  const listedStatusOf = ({ state, item }: Entry): ListedStatus =>
    isTemplate(type, item.values) ? 'template' : publishingStateOf(state, now).state;
  const entries = states
    .map((state) => ({ state, item: newestItem(state) }))
    .filter(
      ({ state, item }) =>
        fits(item) &&
        matchers.every((matches) => matches(searchEntryOf(type, state).text)) &&
        (!attention || attentionOf(type, item, now, isDead).includes(attention)) &&
        (!publication || listedStatusOf({ state, item }) === publication),
    );
  const found = sorted(type, sorting, entries);
  const page = pageAt(found, ({ item }) => item.id, query);
  const items = await Promise.all(page.items.map(({ state }) => serializeState(services, type, state)));
  return { ...page, items, total: found.length };
}
