import { type ContentType, isTemplate, valueFields } from '@content';
import type { CalendarEntry } from '@content/api/contract';
import { siteDay } from '@content/dates/calendar';
import { dayOf } from '@content/items/calendar-entry';
import { textOr } from '@content/field-types/field-type';
import type { Services } from '../services';
import type { AllStates } from '../store/content-index/content-index';
import { newestRevision, publishingStateOf, type ItemState } from '../model/item-state';
import { titleOf } from '../model/content';

function datesOf(type: ContentType, state: ItemState, now: Date): CalendarEntry[] {
  const { publishAt, unpublishAt } = publishingStateOf(state, now);
  const newest = newestRevision(state);
  if (isTemplate(type, newest.values)) return [];
  const item = { path: type.path, _id: state.id, title: titleOf(type, newest) };
  const fields = valueFields(type).filter(([, { type: fieldType }]) => fieldType === 'date');
  const dates: CalendarEntry[] = [
    { ...item, what: 'begins', at: publishAt ?? '' },
    { ...item, what: 'ends', at: unpublishAt ?? '' },
    ...fields.map(([field]) => ({
      ...item,
      what: 'field' as const,
      field,
      at: textOr(newest.values[field]),
    })),
  ];
  return dates.filter(({ at }) => at !== '');
}

/** All dates of all items, in order: when visitors begin and stop to see them, and the days in their fields. */
const datesIn = (all: AllStates, now: Date): CalendarEntry[] =>
  all
    .flatMap(({ type, states }) => states.flatMap((state) => datesOf(type, state, now)))
    .toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)) || a.at.localeCompare(b.at));

/** The dates of a month, such as 2026-11, in order. */
export async function readCalendar({ content, clock }: Services, month: string): Promise<CalendarEntry[]> {
  return datesIn(await content.allStates(), clock()).filter((date) => dayOf(date).startsWith(month));
}

/** The dates that are still to come: moments from now on, and days from today on. */
export const comingIn = (all: AllStates, now: Date): CalendarEntry[] =>
  datesIn(all, now).filter(({ what, at }) => at >= (what === 'field' ? siteDay(now) : now.toISOString()));
