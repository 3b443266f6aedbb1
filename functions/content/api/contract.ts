import type { Language } from '@site/locale';
import type { ContentPath, ItemAt } from '../index';
import type { ListState } from '../items/closing';
import type { SearchResult } from './responses';

export type * from './responses';

/** Base path of the API. */
export const API_BASE = '/api/v1';

/** Addresses of the API for everybody. `id` is the item's `_id`. */
export const apiPaths = {
  list: (path: string) => `${API_BASE}/${path}`,
  one: (path: string, id: string) => `${API_BASE}/${path}/${encodeURIComponent(id)}`,
  errorReports: `${API_BASE}/error-reports`,
  search: `${API_BASE}/search`,
  searchTitles: `${API_BASE}/search/titles`,
  messages: `${API_BASE}/messages`,
  messageStamp: `${API_BASE}/messages/stamp`,
  receipt: `${API_BASE}/messages/receipt`,
} as const;

/** Default and largest number of items of one list answer. */
export const MAX_PAGE_SIZE = 200;

/** Days that a deleted item can be restored; after them the daily clean-up erases it. */
export const TRASH_DAYS = 30;

/** Query of a list. Filter values are compared without regard to case. */
export interface ListQuery {
  readonly pageSize?: number;
  readonly pageToken?: string;
  readonly filters?: Readonly<Record<string, string>>;
  /** By the days of items: only what is open or closed, upcoming or past today. */
  readonly state?: ListState;
  /** The language of the texts, as far as they are translated; without it, each as it was written, beside its translations. */
  readonly language?: Language;
}

/** One page of a list. */
export interface Page<T> {
  readonly items: T[];
  readonly nextPageToken?: string;
}

/** The longest text that can be searched for, in characters. */
export const MAX_SEARCH = 200;

/** A query as it is sent: at most as long as can be, without the spaces that say nothing. */
export const searchedText = (given: string): string =>
  given.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_SEARCH).trim();

/** What visitors search for. Texts are those of `language`, where they are translated. */
export interface SearchQuery {
  readonly q: string;
  readonly language?: Language;
  readonly pageSize?: number;
}

/** The best results, and how many there are. */
export interface SearchPage {
  readonly items: SearchResult[];
  readonly total: number;
  /** Nothing was found: the query as it reads in Nepali letters, if it was typed for the font Preeti and finds something then. */
  readonly suggestion?: string;
}

/** Thrown by readers: the read failed (status 0: no answer at all). `detail` is made for people. */
export class ReadError extends Error {
  constructor(
    readonly status: number,
    readonly detail: string,
  ) {
    super(`${status} ${detail}`);
    this.name = 'ReadError';
  }
}

/**
 * How pages read content: over /api/v1 in the browser, in-process on the server. Long texts of items are plain; `blocksOf`
 * (`texts/rich-text`) gives their formatting.
 * `one` rejects with ReadError 404 when the item does not exist or is not public.
 */
export interface Reader {
  list<P extends ContentPath>(path: P, query?: ListQuery): Promise<Page<ItemAt<P>>>;
  one<P extends ContentPath>(path: P, id: string, language?: Language): Promise<ItemAt<P>>;
  search(query: SearchQuery): Promise<SearchPage>;
}
