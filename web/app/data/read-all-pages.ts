import type { ContentPath, ItemAt } from '@content';
import { MAX_PAGE_SIZE } from '@content/contract';
import type { Reader } from '@content/contract';

/** Every public item of a type, however many pages that takes. */
export async function readAllPages<P extends ContentPath>(reader: Reader, path: P): Promise<ItemAt<P>[]> {
  const all: ItemAt<P>[] = [];
  let pageToken: string | undefined;
  do {
    const page = await reader.list(path, { pageSize: MAX_PAGE_SIZE, pageToken });
    all.push(...page.items);
    pageToken = page.nextPageToken;
  } while (pageToken !== undefined);
  return all;
}
