import { hasPage, pagePath } from '@content/items/item';
import { notice } from '@site/types/notice';
import { settle } from '../data/pages/outcome';
import { browserReader } from '../data/pages/reader';

const NEWEST = 3;

/** The paths of pages to store for reading offline: the newest notices and their list; none if they cannot be read. */
export async function pagesToStore(): Promise<string[]> {
  const outcome = await settle(browserReader.list('notices', { pageSize: NEWEST }));
  if (!outcome.ok) return [];
  const withPage = outcome.value.items.filter((item) => hasPage(notice, item));
  return ['/notices', ...withPage.map((item) => pagePath(notice, item))];
}
