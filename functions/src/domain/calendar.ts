import { valueFields, type ContentTypeDefinition } from '@content';
import type { CalendarEntry } from '@content/api/contract';
import { dayOf } from '@content/items/calendar-entry';
import { textOr } from '@content/kinds/kind';
import { titleOf } from '../store/audit';
import type { Services } from '../services';
import { newestRevision, publishingStateOf, type ItemState } from '../store/item-state';

type AllStates = Awaited<ReturnType<Services['content']['allStates']>>;

function datesOf(type: ContentTypeDefinition, state: ItemState, now: Date) {
  const { publishAt, unpublishAt } = publishingStateOf(state, now);
  const newest = newestRevision(state);
  const item = { _id: state.id, title: titleOf(type, newest) };
  const fields = valueFields(type).filter(([, { kind }]) => kind === 'date');
  const dates: Pick<CalendarEntry, 'what' | 'field' | 'at'>[] = [
    { what: 'begins', at: publishAt ?? '' },
    { what: 'ends', at: unpublishAt ?? '' },
    ...fields.map(([field]) => ({ what: 'field' as const, field, at: textOr(newest.values[field]) })),
  ];
  return dates.filter(({ at }) => at !== '').map((date) => ({ ...item, ...date }));
}

/** Everything that is dated of all items: when visitors begin and stop to see them, and their fields that hold a day; in order. */
export function datesIn(all: AllStates, now: Date): CalendarEntry[] {
  return all
    .flatMap(({ type, states }) =>
      states.flatMap((state) => datesOf(type, state, now).map((date) => ({ path: type.path, ...date }))),
    )
    .toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)) || a.at.localeCompare(b.at));
}
