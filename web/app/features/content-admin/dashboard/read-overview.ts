import { contentTypes } from '@content';
import { MAX_PAGE_SIZE } from '@content/contract';
import { listItems } from '../../../data/admin-content';

/** How many items a type has, in words: '12', or '200+' where counting all would cost too much. */
export type Counts = Readonly<Record<string, string>>;

/** Requests at a time: each costs the server a read of a whole list. */
const PARALLEL = 2;

/** Counts the items of every type and reports each count as soon as it is known. */
export async function countItems(report: (path: string, count: string) => void): Promise<void> {
  const waiting = contentTypes.map(({ path }) => path);
  async function work(): Promise<void> {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const { items, nextPageToken } = await listItems(path, { pageSize: MAX_PAGE_SIZE });
      report(path, `${items.length}${nextPageToken === undefined ? '' : '+'}`);
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, work));
}
