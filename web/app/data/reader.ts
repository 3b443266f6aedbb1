import type { ContentPath, ItemAt } from '@content';
import type { ListQuery, Page, Reader } from '@content/api/contract';
import { apiPaths } from '@content/api/contract';
import { language as first } from '@site/locale';
import { isReadError } from './outcome';
import { fetchJson, languageQuery } from './fetch-json';
import { withQuery } from './with-query';
import { currentLanguage } from '../language';

/** What an item or a file brings along in the site's first language when it was written in another one. */
interface Translated {
  readonly [first]?: { readonly _texts?: object };
  readonly _texts?: object;
  readonly files?: Readonly<Record<string, readonly Translated[]>>;
}

/** An item in the site's first language, as far as it and its files are translated into it; each text with its own blocks. */
function inFirst<T extends object>(item: T): T {
  if (currentLanguage() !== first) return item;
  const { [first]: translation, _texts, files, ...shown } = item as Translated;
  const own = Object.entries(_texts ?? {}).filter(([name]) => !(name in (translation ?? {})));
  const texts = { ...Object.fromEntries(own), ...translation?._texts };
  const filesInFirst = Object.entries(files ?? {}).map(([name, list]) => [name, list.map(inFirst)] as const);
  return {
    ...shown,
    ...translation,
    ...(_texts && { _texts: texts }),
    ...(files && { files: Object.fromEntries<readonly Translated[]>(filesInFirst) }),
  } as T;
}

/**
 * The reader of the browser: fetch on /api/v1. `base` is empty there; `npm run dev`
 * renders through it on the server, with the site's origin. Throws ReadError, status 0 when no response came.
 */
export function createHttpReader(base = ''): Reader {
  return {
    async list<P extends ContentPath>(path: P, query: ListQuery = {}): Promise<Page<ItemAt<P>>> {
      const { pageSize, pageToken, filters, state } = query;
      const asked = { ...filters, ...languageQuery(), state, pageSize, pageToken };
      const body = await fetchJson(base + withQuery(apiPaths.list(path), asked));
      const { data, nextPageToken } = body as {
        data: ItemAt<P>[] | ItemAt<P> | null;
        nextPageToken?: string;
      };
      // The response to GET /popups may be a single object, or none.
      const items = Array.isArray(data) ? data : data ? [data] : [];
      return { items: items.map(inFirst), nextPageToken };
    },
    async one<P extends ContentPath>(path: P, id: string): Promise<ItemAt<P>> {
      const { data } = (await fetchJson(base + withQuery(apiPaths.one(path, id), languageQuery()))) as {
        data: ItemAt<P>;
      };
      return inFirst(data);
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
