import type { Page } from '@content/api/contract';

/** All items of a list, however many pages that takes. */
export async function readAllPages<T>(read: (pageToken?: string) => Promise<Page<T>>): Promise<T[]> {
  const all: T[] = [];
  let pageToken: string | undefined;
  do {
    const page = await read(pageToken);
    all.push(...page.items);
    pageToken = page.nextPageToken;
  } while (pageToken !== undefined);
  return all;
}
