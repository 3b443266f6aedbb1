import type { ContentPath, ItemAt } from '@content';
import type { ListQuery, Page, Problem, Reader } from '@content/api/contract';
import { apiPaths, ReadError } from '@content/api/contract';
import { language as first } from '@site/locale';
import { isReadError } from './outcome';
import { STORED_HEADER } from './page-store';
import { useConnection } from './connection';
import { noteSiteTime } from './use-today';
import { getTexts } from '../texts';
import { currentLanguage } from '../language';

/** Notes whether a response came from the site, and when, or from what this device has stored. */
function noteConnection({ headers }: Response): void {
  const { lose, regain } = useConnection.getState();
  const answered = Date.parse(headers.get('date') ?? '');
  if (headers.has(STORED_HEADER)) lose(answered || Date.now());
  else {
    regain();
    noteSiteTime(answered || 0);
  }
}

async function fetchJson(url: string): Promise<unknown> {
  const asked = { credentials: 'include', headers: { Accept: 'application/json' } } as const;
  const response = await fetch(url, asked).catch(() => null);
  if (response) noteConnection(response);
  const body: unknown = await response?.json().catch(() => null);
  if (response?.ok && body !== null) return body;
  const status = response && !response.ok ? response.status : 0;
  throw new ReadError(status, (body as Partial<Problem> | null)?.detail ?? getTexts().common.noResponse);
}

/** Nothing for the site's first language: what is written in another one brings its translation along. */
const languageQuery = (): Record<string, string> =>
  currentLanguage() === first ? {} : { language: currentLanguage() };

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

function queryText({ pageSize, pageToken, filters, state }: ListQuery): string {
  const query = new URLSearchParams({ ...filters, ...languageQuery() });
  if (state !== undefined) query.set('state', state);
  if (pageSize !== undefined) query.set('pageSize', String(pageSize));
  if (pageToken !== undefined) query.set('pageToken', pageToken);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * The reader of the browser: fetch on /api/v1. `base` is empty there; `npm run dev`
 * renders through it on the server, with the site's origin. Throws ReadError, status 0 when no response came.
 */
export function createHttpReader(base = ''): Reader {
  return {
    async list<P extends ContentPath>(path: P, query: ListQuery = {}): Promise<Page<ItemAt<P>>> {
      const body = await fetchJson(base + apiPaths.list(path) + queryText(query));
      const { data, nextPageToken } = body as {
        data: ItemAt<P>[] | ItemAt<P> | null;
        nextPageToken?: string;
      };
      // The response to GET /popups may be a single object, or none.
      const items = Array.isArray(data) ? data : data ? [data] : [];
      return { items: items.map(inFirst), nextPageToken };
    },
    async one<P extends ContentPath>(path: P, id: string): Promise<ItemAt<P>> {
      const { data } = (await fetchJson(base + apiPaths.one(path, id) + queryText({}))) as {
        data: ItemAt<P>;
      };
      return inFirst(data);
    },
  };
}

export const browserReader = createHttpReader();

/** A reader that also tells of each failed read, other than for what is not there: a page may have a text in its place. */
export function tellingFailures(reader: Reader, onFailure: () => void): Reader {
  const tell = (error: unknown): never => {
    if (!isReadError(error) || error.status !== 404) onFailure();
    throw error;
  };
  return {
    list: (path, query) => reader.list(path, query).catch(tell),
    one: (path, id, language) => reader.one(path, id, language).catch(tell),
  };
}
