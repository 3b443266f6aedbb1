import type { AnyItem } from '@content';
import { MAX_PAGE_SIZE } from '@content/contract';
import { ApiProblem, logFailure } from '../../../data/admin-client';
import { listItems } from '../../../data/admin-content';
import { NoNetwork } from '../../../data/admin-transport';

/** Items that a list shows at first, and with each 'Show more'. */
export const LIST_PAGE = 25;

/** A list as far as it has been read; `failed` tells people why it could not be. */
export interface LoadedList {
  readonly items: readonly AnyItem[];
  readonly next?: string | undefined;
  readonly failed?: string;
}

/** A failed read in words; anything that is no failure of a read is thrown on. */
export function readFailure(error: unknown): string {
  if (error instanceof ApiProblem && error.problem.status !== 403) return error.problem.detail;
  if (error instanceof NoNetwork)
    return 'The site cannot be reached right now. Check the connection and try again.';
  throw error;
}

/** The next items of a list; its failure is logged and part of the result. */
export async function loadPage(path: string, pageToken?: string, pageSize = LIST_PAGE): Promise<LoadedList> {
  try {
    const page = await listItems(path, pageToken === undefined ? { pageSize } : { pageSize, pageToken });
    return { items: page.items, next: page.nextPageToken };
  } catch (error) {
    const failed = readFailure(error);
    logFailure(error);
    return { items: [], next: pageToken, failed };
  }
}

/** Everything behind what has been read already: searching and sorting need all of it. */
export async function loadRest(path: string, list: LoadedList): Promise<LoadedList> {
  let all = list;
  while (all.next !== undefined) {
    const more = await loadPage(path, all.next, MAX_PAGE_SIZE);
    if (more.failed !== undefined) return { ...all, failed: more.failed };
    all = { items: [...all.items, ...more.items], next: more.next };
  }
  return all;
}
