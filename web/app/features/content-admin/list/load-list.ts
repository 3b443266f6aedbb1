import type { AnyItem } from '@content';
import { ApiProblem, logFailure } from '../../../data/admin-client';
import { listItems } from '../../../data/admin-content';
import { NetworkError } from '../../../data/admin-transport';
import type { StaffQuery } from './staff-query';
import { writeStaffQuery } from './staff-query';

/** Items that a list shows at first, and with each 'Show more'. */
export const LIST_PAGE = 20;

/** A list as far as it has been read; `failed` tells people why it could not be. */
export interface LoadedList {
  readonly items: readonly AnyItem[];
  /** How many items fit the query, read or not. */
  readonly total: number;
  readonly next?: string | undefined;
  readonly failed?: string;
}

/** A failed read in words; anything that is no failure of a read is thrown on. */
export function readFailure(error: unknown): string {
  if (error instanceof ApiProblem && error.problem.status !== 403) return error.problem.detail;
  if (error instanceof NetworkError)
    return 'The site cannot be reached right now. Check the connection and try again.';
  throw error;
}

/** One page of a list; its failure is logged and part of the result. */
export async function loadPage(
  path: string,
  query: StaffQuery,
  pageToken?: string,
  signal?: AbortSignal,
): Promise<LoadedList> {
  const search = writeStaffQuery(query);
  if (pageToken !== undefined) search.set('pageToken', pageToken);
  try {
    const page = await listItems(path, { pageSize: LIST_PAGE, search, ...(signal && { signal }) });
    return { items: page.items, total: page.total, next: page.nextPageToken };
  } catch (error) {
    const failed = readFailure(error);
    logFailure(error);
    return { items: [], total: 0, next: pageToken, failed };
  }
}
