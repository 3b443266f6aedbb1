import type { AnyItem } from '@content';
import { MAX_PAGE_SIZE } from '@content/contract';
import { logFailure } from '../../../data/admin-client';
import { listItems } from '../../../data/admin-content';
import { readFailure } from '../list/load-list';

/** All items of a type in their order, or why they could not be read. */
export type LoadedAll =
  { readonly items: readonly AnyItem[] } | { readonly items: readonly AnyItem[]; readonly failed: string };

/** Reads all of a list: an order needs every neighbour. Sliders and employees are few. */
export async function loadAll(path: string, signal?: AbortSignal): Promise<LoadedAll> {
  const items: AnyItem[] = [];
  try {
    for (let token: string | undefined = ''; token !== undefined;) {
      const search = new URLSearchParams(token === '' ? {} : { pageToken: token });
      const page = await listItems(path, { pageSize: MAX_PAGE_SIZE, search, ...(signal && { signal }) });
      items.push(...page.items);
      token = page.nextPageToken;
    }
    return { items };
  } catch (error) {
    const failed = readFailure(error);
    logFailure(error);
    return { items: [], failed };
  }
}
