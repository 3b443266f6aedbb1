import type { ContentTypeDefinition } from './define';

/** Whether the last day of an item is over; one without such a day stays open. */
export const closingStates = ['open', 'closed'] as const;
export type ClosingState = (typeof closingStates)[number];

const DAY_MS = 24 * 3600 * 1000;
/** Nepal is 5 hours and 45 minutes ahead of UTC, all year round, since 1986. */
export const NEPAL_MS = (5 * 60 + 45) * 60_000;

/** The day of the calendar in Nepal: '2026-11-22'. */
export function dayInNepal(moment: Date): string {
  return new Date(moment.getTime() + NEPAL_MS).toISOString().slice(0, 10);
}

/** The moment at which the next day begins in Nepal. */
export function nextDayInNepal(moment: Date): Date {
  const days = Math.floor((moment.getTime() + NEPAL_MS) / DAY_MS) + 1;
  return new Date(days * DAY_MS - NEPAL_MS);
}

/** Whole days from one day of the calendar to another; negative where that is over. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** A type as its closed items are listed: what closed last comes first, and page tokens say where that list goes on. */
export function closedListOf(type: ContentTypeDefinition): ContentTypeDefinition {
  return type.closing === undefined ? type : { ...type, order: [{ field: type.closing, direction: 'desc' }] };
}

/** A type as its items are listed that are open, or closed; without a state, all of them. */
export function listedIn(
  type: ContentTypeDefinition,
  state: ClosingState | '' | undefined,
): ContentTypeDefinition {
  return state === 'closed' ? closedListOf(type) : type;
}

/** Whether an item of a type is open or closed on a day. */
export function closingStateOf(
  { closing }: ContentTypeDefinition,
  values: Readonly<Record<string, unknown>>,
  today: string,
): ClosingState {
  const last = closing === undefined ? undefined : values[closing];
  return typeof last === 'string' && last !== '' && last < today ? 'closed' : 'open';
}
