import type { ContentTypeStructure } from './define';

/** An item without a closing day stays open. */
export const closingStates = ['open', 'closed'] as const;
export type ClosingState = (typeof closingStates)[number];

/** A type as its closed items are listed: what closed last comes first, and page tokens say where that list goes on. */
export function closedListOf(type: ContentTypeStructure): ContentTypeStructure {
  return type.closing === undefined ? type : { ...type, order: [{ field: type.closing, direction: 'desc' }] };
}

/** A type as its items are listed that are open, or closed; without a state, all of them. */
export function listedIn(
  type: ContentTypeStructure,
  state: ClosingState | '' | undefined,
): ContentTypeStructure {
  return state === 'closed' ? closedListOf(type) : type;
}

export function closingStateOf(
  { closing }: ContentTypeStructure,
  values: Readonly<Record<string, unknown>>,
  today: string,
): ClosingState {
  const last = closing === undefined ? undefined : values[closing];
  return typeof last === 'string' && last !== '' && last < today ? 'closed' : 'open';
}
