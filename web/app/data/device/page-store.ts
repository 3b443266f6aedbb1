/** The header that marks a response from the store, without the network. */
export const STORED_HEADER = 'x-stored';

/** The cache of the pages of this site. */
export const PAGES_CACHE = 'pages-v1';

/** The page in place of one that is not in the store. */
export const OFFLINE_PAGE = '/offline';
