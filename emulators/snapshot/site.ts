import { createHash } from 'node:crypto';
import type { Reading } from './neutral';

/** One request of a snapshot. */
export interface Visit {
  /** What names its file: its method and path, with the position of a page of a list in place of the cursor. */
  readonly name: string;
  readonly path: string;
  readonly request?: RequestInit;
}

/** The parts of openapi.json that a snapshot reads. */
interface OpenApi {
  readonly paths: Record<string, Record<string, { readonly parameters?: readonly { name?: string }[] }>>;
}
interface ListBody {
  readonly data?: unknown;
  readonly nextPageToken?: string;
}

const PARALLEL = 3;
/** Pages that no page leads to, and what is no page. */
const unlinked = [
  '/',
  '/sitemap.xml',
  '/notices.xml',
  '/site.webmanifest',
  '/robots.txt',
  '/nowhere',
  '/admins/login',
];
const unlinkedItems = ['/story/nobody', '/notices/nobody', '/publications/nobody', '/formats/nobody'];
const oddQueries = [
  '/notices?category=Nonsense',
  '/notices?after=zz',
  '/stories?after=',
  '/gallery?photo=zz',
];
/** The pages that continue a list of the API with `?after=` and filter it like the API; those of the demo are short. */
const pagesOfList: Readonly<Record<string, readonly string[]>> = {
  galleries: ['/gallery'],
  programs: ['/programs', '/past-programs', '/present-programs'],
  ...Object.fromEntries(
    ['stories', 'notices', 'publications', 'formats'].map((path) => [path, [`/${path}`]]),
  ),
};
/** Queries that a list refuses, or takes with few items at a time. */
const listQueries = [
  'pageSize=5',
  'pageSize=0',
  'pageSize=x',
  'pageSize=201',
  'pageToken=zz',
  'view=admin',
  'view=trash',
  'sort=title',
  'q=a',
];

/** The order in which cursors were met under a name, so that a page of a list has the same name in every run. */
class Cursors {
  readonly known = new Set<string>();
  private readonly pages = new Map<string, string[]>();

  /** The name of a path with a cursor, for example "/stories?after=2" for the list's second page. */
  nameOf(path: string): string {
    return path.replace(/\b(after|pageToken)=([\w%-]{16,})/, (_, key: string, cursor: string) => {
      this.known.add(decodeURIComponent(cursor));
      const rest = path.replace(cursor, '');
      const met = this.pages.get(rest) ?? [];
      if (!met.includes(cursor)) met.push(cursor);
      this.pages.set(rest, met);
      return `${key}=${met.indexOf(cursor) + 2}`;
    });
  }
}

/** The paths of the site that a page leads to or shows: pages, and files of the content. */
function pathsIn(html: string): string[] {
  const paths = [...html.matchAll(/\b(?:href|src)="(\/[^"#]*)/g)].map(([, path = '']) =>
    path.replaceAll('&amp;', '&'),
  );
  return paths.filter((path) => !/^\/(assets|fonts|admins|@|__)/.test(path));
}

const readJson = <T>({ body }: Reading) => JSON.parse(body) as T;

/**
 * Requests everything that visitors can: every page that another leads to or the sitemap names, every list and item of
 * the API, what they refuse, and how the staff's endpoints respond to a stranger. `keep` takes each response with the
 * cursors known so far. The site's content is not changed.
 */
export async function visitSite(
  siteUrl: string,
  keep: (visit: Visit, reading: Reading, cursors: ReadonlySet<string>) => Promise<void>,
): Promise<number> {
  const cursors = new Cursors();
  const seen = new Set<string>();
  let next: Visit[] = [];
  const add = (path: string, request?: RequestInit) => {
    const name = `${request?.method ?? 'GET'} ${cursors.nameOf(path)}`;
    if (!seen.has(name)) next.push({ name, path, request });
    seen.add(name);
  };

  async function read({ path, request }: Visit): Promise<Reading> {
    const from = Date.now();
    const response = await fetch(siteUrl + path, { redirect: 'manual', ...request });
    const bytes = Buffer.from(await response.arrayBuffer());
    const isText = /text|json|xml/.test(response.headers.get('content-type') ?? '');
    const body = isText ? bytes.toString() : createHash('sha256').update(bytes).digest('hex');
    return { status: response.status, headers: response.headers, body, from, to: Date.now() };
  }

  function addOperations({ paths }: OpenApi): void {
    for (const [path, methods] of Object.entries(paths)) {
      for (const method of Object.keys(methods).filter((name) => name !== 'parameters')) {
        const one = path.replace(/\{\w+\}/g, 'nobody');
        if (method === 'get') add(one);
        else {
          const headers = { origin: siteUrl, 'content-type': 'application/json' };
          add(one, { method: method.toUpperCase(), body: method === 'delete' ? undefined : '{}', headers });
        }
      }
      add(path.replace(/\{\w+\}/g, 'nobody'), { method: 'PUT' });
    }
    add('/api/v1/nothing');
    add('/api/v1');
  }

  let description: OpenApi = { paths: {} };
  function addOfList(path: string, { data, nextPageToken }: ListBody): void {
    const [list = '', query = ''] = path.split('?');
    const pages = pagesOfList[list.slice('/api/v1/'.length)] ?? [];
    if (nextPageToken) {
      const search = new URLSearchParams(query);
      search.set('pageToken', nextPageToken);
      add(`${list}?${search.toString()}`);
      pages.forEach((page) => add(`${page}?${new URLSearchParams({ after: nextPageToken }).toString()}`));
    }
    const operation = description.paths[list]?.['get'];
    if (!operation || query !== '' || !Array.isArray(data)) return;
    const items = data as Record<string, unknown>[];
    for (const query of listQueries) add(`${list}?${query}`);
    for (const item of items) add(`${list}/${encodeURIComponent(String(item['_id']))}`);
    for (const name of (operation.parameters ?? []).flatMap(({ name }) => name ?? [])) {
      for (const value of new Set([...items.map((item) => String(item[name])), 'nonsense'])) {
        const filter = new URLSearchParams({ [name]: value }).toString();
        for (const found of [list, ...pages]) add(`${found}?${filter}`);
      }
    }
  }

  /** Adds what a response leads to. */
  function follow({ path, request }: Visit, reading: Reading): void {
    const type = reading.headers.get('content-type') ?? '';
    if (request || reading.status !== 200) return;
    if (path.endsWith('/openapi.json')) {
      description = readJson<OpenApi>(reading);
      addOperations(description);
    } else if (path.startsWith('/api/')) addOfList(path, readJson<ListBody>(reading));
    else if (path === '/sitemap.xml') {
      for (const [, url = ''] of reading.body.matchAll(/<loc>([^<]*)/g)) add(new URL(url).pathname);
    } else if (type.startsWith('text/html')) pathsIn(reading.body).forEach((found) => add(found));
  }

  [...unlinked, ...unlinkedItems, ...oddQueries, '/api/v1/openapi.json'].forEach((path) => add(path));
  while (next.length > 0) {
    const wave = next;
    next = [];
    // What a wave leads to is added in the wave's order, so that names do not depend on which response came first.
    for (let at = 0; at < wave.length; at += PARALLEL) {
      const some = wave.slice(at, at + PARALLEL);
      const readings = await Promise.all(some.map(read));
      for (const [index, reading] of readings.entries()) {
        const visit = some[index] as Visit;
        follow(visit, reading);
        await keep(visit, reading, cursors.known);
      }
    }
  }
  return seen.size;
}
