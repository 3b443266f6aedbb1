import type { ContentPath, ItemAt } from '@content';
import { apiPaths, type ListQuery, type Page, type Reader } from '@content/api/contract';
import { isReadError } from './outcome';
import { fetchJson } from './fetch-json';
import { withQuery } from '../formats/with-query';
import { currentLanguage } from '../../language';

/** A reader by HTTP: `base` is empty in the browser, and the site's origin on the server of `npm run dev`. Throws ReadError. */
export function createHttpReader(base = ''): Reader {
  return {
    async list<P extends ContentPath>(path: P, query: ListQuery = {}): Promise<Page<ItemAt<P>>> {
      const { pageSize, pageToken, filters, state } = query;
      const parameters = { ...filters, language: currentLanguage(), state, pageSize, pageToken };
      const body = await fetchJson(base + withQuery(apiPaths.list(path), parameters));
      const { data, nextPageToken } = body as { data: unknown; nextPageToken?: string };
      // The response to GET /popups may be a single object, or none.
      return { items: [data ?? []].flat() as ItemAt<P>[], nextPageToken };
    },
    async one<P extends ContentPath>(path: P, id: string): Promise<ItemAt<P>> {
      const url = base + withQuery(apiPaths.one(path, id), { language: currentLanguage() });
      return ((await fetchJson(url)) as { data: ItemAt<P> }).data;
    },
    // Used by one page: loaded with the search that works offline.
    search: async (query) => (await import('./search')).search(base, query),
  };
}

export const browserReader = createHttpReader();

/** A reader in the page's language that reports each failure but a 404, also where the page has a fallback. */
export function reportFailures(reader: Reader, onFailure: (error: unknown) => void): Reader {
  const language = currentLanguage();
  const report = (error: unknown): never => {
    if (!isReadError(error) || error.status !== 404) onFailure(error);
    throw error;
  };
  return {
    list: (path, query) => reader.list(path, { ...query, language }).catch(report),
    one: (path, id) => reader.one(path, id, language).catch(report),
    search: (query) => reader.search({ ...query, language }).catch(report),
  };
}
