import type { ContentTypeStructure } from '../define';

/** An item without a closing day stays open. */
export const closingStates = ['open', 'closed'] as const;
export type ClosingState = (typeof closingStates)[number];

/** A type with the order of its closed items: the one that closed last comes first. */
export function closedListOf(type: ContentTypeStructure): ContentTypeStructure {
  return type.closing === undefined ? type : { ...type, order: [{ field: type.closing, direction: 'desc' }] };
}

/** A type with the order in which its open, closed, or (without a state) all items are listed. */
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
