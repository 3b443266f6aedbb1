import type { ClosingState } from '@content/closing';
import { closingStates } from '@content/closing';
import { notice as noticeType } from '@content/types/notice';

/** What a visitor has narrowed the notices to; '' for no choice. */
export interface NoticeChoice {
  readonly kind: string;
  readonly state: ClosingState | '';
}

/** The kind that a query names, in whatever case; '' for none. */
export function kindOf(text: string | null): string {
  const wanted = (text ?? '').toLowerCase();
  return noticeType.fields.kind.options.find((kind) => kind.toLowerCase() === wanted) ?? '';
}

/** What is open or closed, as a query names it; '' for both. */
export function stateOf(text: string | null): NoticeChoice['state'] {
  return closingStates.find((state) => state === text) ?? '';
}

/** What the query of the page asks for. */
export function choiceIn(search: URLSearchParams): NoticeChoice {
  return { kind: kindOf(search.get('kind')), state: stateOf(search.get('state')) };
}

/** The part of a query that makes a choice: '?kind=Vacancy&state=open', '' for none. */
export function queryOf(choice: NoticeChoice): string {
  const query = new URLSearchParams(Object.entries(choice).filter(([, value]) => value !== ''));
  return query.size === 0 ? '' : `?${query.toString()}`;
}
