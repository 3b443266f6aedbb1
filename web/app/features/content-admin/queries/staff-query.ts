import type { ContentTypeDefinition } from '@content';
import { type AttentionReason, attentionReasons } from '@content/items/attention';
import { type Sorting, sortings } from '@content/api/staff-contract';
import { type ListedStatus, listedStatuses } from '@content/items/publishing-status';

/** One value that a list can be narrowed to: as the API takes it, and as people read it. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

/** Search, filters and sorting of a staff list. They stand in the URL, so Back and sharing work. */
export interface StaffQuery {
  /** Words to find; '' for all. */
  readonly q: string;
  readonly sort: Sorting;
  readonly attention?: AttentionReason;
  readonly state?: ListedStatus;
  /** Values by the type's filter fields, as the API takes them. */
  readonly filters: Readonly<Record<string, string>>;
}

/** Reads a query from a URL; what does not fit the type is left out. */
export function readStaffQuery(type: ContentTypeDefinition, search: URLSearchParams): StaffQuery {
  const attention = attentionReasons.find((reason) => reason === search.get('attention'));
  const filters = (type.filters ?? []).flatMap((name) => {
    const value = search.get(name) ?? '';
    return value === '' ? [] : [[name, value] as const];
  });
  return {
    q: (search.get('q') ?? '').slice(0, 200),
    sort: sortings.find((sorting) => sorting === search.get('sort')) ?? 'site',
    attention,
    state: listedStatuses.find((state) => state === search.get('publication')),
    filters: Object.fromEntries(filters),
  };
}

/** The query as a URL carries it; what is as usual is left out. */
export function writeStaffQuery({ q, sort, attention, state, filters }: StaffQuery): URLSearchParams {
  const search = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));
  if (q.trim() !== '') search.set('q', q.trim());
  if (sort !== 'site') search.set('sort', sort);
  if (attention) search.set('attention', attention);
  if (state) search.set('publication', state);
  return search;
}

export function isNarrow({ q, attention, state, filters }: StaffQuery): boolean {
  return (
    q.trim() !== '' || attention !== undefined || state !== undefined || Object.values(filters).some(Boolean)
  );
}

/** Name in the URL of how many pages a list shows. It stands beside the query: more of it is no other list. */
export const PAGES = 'pages';

/** How many pages of a list a URL asks for: 1 without, and for what makes no sense. */
export function readPages(search: URLSearchParams): number {
  const pages = Number(search.get(PAGES) ?? 1);
  return Number.isInteger(pages) && pages > 0 && pages <= 1000 ? pages : 1;
}
