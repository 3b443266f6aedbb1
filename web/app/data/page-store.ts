/** The header that marks a response of the store: the network had none. */
export const STORED_HEADER = 'x-stored';

/** The page that stands for one that is not in the store. */
export const OFFLINE_PAGE = '/offline';

export const KEEP_MESSAGE = 'keepPages';

/** Asks the service worker to store pages, given by their paths. */
export interface KeepMessage {
  readonly [KEEP_MESSAGE]: readonly string[];
}

export function isKeepMessage(data: unknown): data is KeepMessage {
  return (
    typeof data === 'object' && data !== null && KEEP_MESSAGE in data && Array.isArray(data[KEEP_MESSAGE])
  );
}
