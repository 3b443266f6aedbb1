import type { ContentTypeStructure } from '../define';

/** An item without a closing day stays open. */
export const closingStates = ['open', 'closed'] as const;
export type ClosingState = (typeof closingStates)[number];

/** What a list can be narrowed to by the days of its items. */
export const listStates = [...closingStates, 'upcoming', 'past'] as const;
export type ListState = (typeof listStates)[number];

/** By which day of a type each state is ordered: the last closed and the last held come first, as does what is held next. */
const orders = { closed: ['closing', 'desc'], upcoming: ['event', 'asc'], past: ['event', 'desc'] } as const;

/** A type with the order in which its items of a state, or (without one) all items are listed. */
export function listedIn(
  type: ContentTypeStructure,
  state: ListState | '' | undefined,
): ContentTypeStructure {
  if (!state || state === 'open') return type;
  const [day, direction] = orders[state];
  const { [day]: field } = type;
  return field === undefined ? type : { ...type, order: [{ field, direction }] };
}

type Values = Readonly<Record<string, unknown>>;

/** Whether an item is still open on a day. */
export function closingStateOf(
  { closing }: ContentTypeStructure,
  values: Values,
  today: string,
): ClosingState {
  const last = closing === undefined ? undefined : values[closing];
  return typeof last === 'string' && last !== '' && last < today ? 'closed' : 'open';
}

/** Tells whether an item has a state on a day: what is held on it is upcoming. */
export function isInState(
  type: ContentTypeStructure,
  values: Values,
  state: ListState,
  today: string,
): boolean {
  if (state === 'open' || state === 'closed') return closingStateOf(type, values, today) === state;
  const day = values[type.event ?? ''];
  return typeof day === 'string' && day !== '' && day >= today === (state === 'upcoming');
}
