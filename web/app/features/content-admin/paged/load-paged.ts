import type { Page } from '@content/contract';
import { logFailure } from '../../../data/admin-client';
import { readFailure } from '../list/load-list';

/** A list as far as it has been read; `failed` tells people why it could not be. */
export interface Paged<T> {
  readonly items: readonly T[];
  readonly next?: string | undefined;
  readonly failed?: string | undefined;
}

/** One page of a list; its failure is logged and part of the result. A lost session is thrown on. */
export async function loadPaged<T>(read: () => Promise<Page<T>>): Promise<Paged<T>> {
  try {
    const { items, nextPageToken } = await read();
    return { items, next: nextPageToken };
  } catch (error) {
    const failed = readFailure(error);
    logFailure(error);
    return { items: [], failed };
  }
}
