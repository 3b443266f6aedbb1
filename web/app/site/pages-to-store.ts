import { hasPage, pagePath, picturesOf, webpOf } from '@content/items/item';
import { notice } from '@site/types/notice';
import { settle } from '../data/pages/outcome';
import { browserReader } from '../data/pages/reader';

const NEWEST = 3;
/** The width in pixels in which a scanned letter is readable, and its file small. */
export const READABLE_WIDTH = 800;

/** The pages to store for reading offline: the list of notices and the newest ones, with their pictures; none if they cannot be read. */
export async function pagesToStore(): Promise<{ path: string; pictures: string[] }[]> {
  const outcome = await settle(browserReader.list('notices', { pageSize: NEWEST }));
  if (!outcome.ok) return [];
  const notices = outcome.value.items.filter((item) => hasPage(notice, item));
  const pages = notices.map((item) => ({
    path: pagePath(notice, item),
    pictures: picturesOf(item, 'image').map(({ url, file }) => (file ? webpOf(file, READABLE_WIDTH) : url)),
  }));
  return [{ path: '/notices', pictures: [] }, ...pages];
}
