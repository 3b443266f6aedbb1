import type { Field } from '@content';

/** A value that a list can be narrowed to, as the API takes it, with its label. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

/** A parameter of a list's URL by which it is narrowed or sorted; the API takes it as it is. */
export interface Choice {
  readonly name: string;
  readonly label: string;
  /** The label of no value. */
  readonly empty: string;
  /** Its values; any may be asked for without them. */
  readonly options?: readonly FilterOption[];
  /** The field whose values it has instead. */
  readonly field?: Field | undefined;
}

export const optionsOf = (labels: Readonly<Record<string, string>>): readonly FilterOption[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Reads a list's query from a URL: the words to find (`q`) and the choices, in one spelling, without what makes no sense. */
export function readQuery(search: URLSearchParams, choices: readonly Choice[]): URLSearchParams {
  const chosen = choices.map(({ name, options }) => {
    const value = search.get(name) ?? '';
    return [name, !options || options.some((option) => option.value === value) ? value : ''];
  });
  const q = (search.get('q') ?? '').slice(0, 200).trim();
  return new URLSearchParams([['q', q], ...chosen].filter(([, value]) => value !== ''));
}

export const isNarrow = (query: URLSearchParams): boolean =>
  [...query.keys()].some((name) => name !== 'sort');

/** The URL's parameter with the number of pages a list shows; it is no part of the query, as more pages are no other list. */
export const PAGES = 'pages';

/** The number of pages in a URL; 1 without one, and for what makes no sense. */
export function readPages(search: URLSearchParams): number {
  const pages = Number(search.get(PAGES) ?? 1);
  return Number.isInteger(pages) && pages > 0 && pages <= 1000 ? pages : 1;
}
