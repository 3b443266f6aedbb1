/** The header that marks a response of the store: the network had none. */
export const STORED_HEADER = 'x-stored';

/** The cache of the pages of this site. */
export const PAGES_CACHE = 'pages-v1';

/** The page that stands for one that is not in the store. */
export const OFFLINE_PAGE = '/offline';

/** Asks the service worker to store pages, given by their paths. */
export interface KeepMessage {
  readonly keepPages: readonly string[];
}
