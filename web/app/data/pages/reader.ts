import type { ContentPath, ItemAt } from '@content';
import { apiPaths, type ListQuery, type Page, type Reader } from '@content/api/contract';
import { isReadError } from './outcome';
import { fetchJson } from './fetch-json';
import { withQuery } from '../formats/with-query';
import { currentLanguage } from '../../language';

/**
 * The reader of the browser: fetch on /api/v1. `base` is empty there; `npm run dev`
 * renders through it on the server, with the site's origin. Throws ReadError, status 0 when no response came.
 */
export function createHttpReader(base = ''): Reader {
  return {
    async list<P extends ContentPath>(path: P, query: ListQuery = {}): Promise<Page<ItemAt<P>>> {
      const { pageSize, pageToken, filters, state } = query;
      const asked = { ...filters, language: currentLanguage(), state, pageSize, pageToken };
      const body = await fetchJson(base + withQuery(apiPaths.list(path), asked));
      const { data, nextPageToken } = body as {
        data: ItemAt<P>[] | ItemAt<P> | null;
        nextPageToken?: string;
      };
      // The response to GET /popups may be a single object, or none.
      return { items: Array.isArray(data) ? data : data ? [data] : [], nextPageToken };
    },
    async one<P extends ContentPath>(path: P, id: string): Promise<ItemAt<P>> {
      const url = base + withQuery(apiPaths.one(path, id), { language: currentLanguage() });
      return ((await fetchJson(url)) as { data: ItemAt<P> }).data;
    },
    // For one page alone: it comes with what searches without a connection.
    search: async (query) => (await import('./search')).search(base, query),
  };
}

export const browserReader = createHttpReader();

/** A reader in the page's language that also tells of each failed read, other than for what is not there: a page may have a text in its place. */
export function tellingFailures(reader: Reader, onFailure: (error: unknown) => void): Reader {
  const language = currentLanguage();
  const tell = (error: unknown): never => {
    if (!isReadError(error) || error.status !== 404) onFailure(error);
    throw error;
  };
  return {
    list: (path, query) => reader.list(path, { ...query, language }).catch(tell),
    one: (path, id) => reader.one(path, id, language).catch(tell),
    search: (query) => reader.search({ ...query, language }).catch(tell),
  };
}
