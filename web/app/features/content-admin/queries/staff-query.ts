import type { Field } from '@content';

/** One value that a list can be narrowed to: as the API takes it, and as people read it. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

/** What a list can be narrowed to, or sorted by: a parameter of its URL, which the API takes as it is. */
export interface Choice {
  readonly name: string;
  readonly label: string;
  /** Said of no value. */
  readonly empty: string;
  /** Its values; any may be asked for without them. */
  readonly options?: readonly FilterOption[];
  /** Whose values it has instead. */
  readonly field?: Field | undefined;
}

/** Options from their labels by value. */
export const optionsOf = (labels: Readonly<Record<string, string>>): readonly FilterOption[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/**
 * What a list is asked for: of a URL, where Back and sharing keep it, the words to find (`q`) and the choices, in one spelling.
 * What makes no sense is left out.
 */
export function readQuery(search: URLSearchParams, choices: readonly Choice[]): URLSearchParams {
  const given = choices.map(({ name, options }) => {
    const value = search.get(name) ?? '';
    return [name, !options || options.some((option) => option.value === value) ? value : ''];
  });
  const q = (search.get('q') ?? '').slice(0, 200).trim();
  return new URLSearchParams([['q', q], ...given].filter(([, value]) => value !== ''));
}

/** Whether a list that is asked for so leaves anything out. */
export const isNarrow = (query: URLSearchParams): boolean =>
  [...query.keys()].some((name) => name !== 'sort');

/** Name in the URL of how many pages a list shows. It stands beside the query: more of it is no other list. */
export const PAGES = 'pages';

/** How many pages of a list a URL asks for: 1 without, and for what makes no sense. */
export function readPages(search: URLSearchParams): number {
  const pages = Number(search.get(PAGES) ?? 1);
  return Number.isInteger(pages) && pages > 0 && pages <= 1000 ? pages : 1;
}
