import { type ClosingState, closingStates } from '@content/items/closing';
import { notice as noticeType } from '@site/types/notice';

export type NoticeKind = (typeof noticeType.fields.kind.options)[number];

/** A visitor's choice among the notices; '' for none. */
export interface NoticeChoice {
  readonly kind: NoticeKind | '';
  readonly state: ClosingState | '';
}

/** The kind that a query names, in whatever case; '' for none. */
export function kindOf(text: string | null): NoticeChoice['kind'] {
  const name = text?.toLowerCase();
  return noticeType.fields.kind.options.find((kind) => kind.toLowerCase() === name) ?? '';
}

export function stateOf(text: string | null): NoticeChoice['state'] {
  return closingStates.find((state) => state === text) ?? '';
}

export function choiceIn(search: URLSearchParams): NoticeChoice {
  return { kind: kindOf(search.get('kind')), state: stateOf(search.get('state')) };
}

/** The query of a choice: '?kind=Vacancy&state=open', '' for none. */
export function queryOf(choice: NoticeChoice): string {
  const query = new URLSearchParams(Object.entries(choice).filter(([, value]) => value !== '')).toString();
  return query && `?${query}`;
}
