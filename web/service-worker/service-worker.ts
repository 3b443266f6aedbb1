/// <reference lib="webworker" />
import {
  clientsClaim,
  registerQuotaErrorCallback,
  type RouteMatchCallbackOptions,
  type WorkboxPlugin,
} from 'workbox-core';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import {
  CacheFirst,
  NetworkFirst,
  NetworkOnly,
  StaleWhileRevalidate,
  type Strategy,
} from 'workbox-strategies';
import { languages } from '@site/locale';
import { pageParameters } from '@site/web/page-parameters';
import { delocalizePath, languageOfPath, localizePath } from '@content/texts/language-paths';
import { adminPaths } from '../app/data/staff/admin-paths';
import { isStaffPath } from '../app/data/staff-area';
import { type KeepMessage, OFFLINE_PAGE, PAGES_CACHE, STORED_HEADER } from '../app/data/device/page-store';

declare const self: ServiceWorkerGlobalScope;

/** The cache of the page that stands in for pages that are not stored. */
const SHELL = 'shell-v1';
const stores = { pages: PAGES_CACHE, data: 'data-v1', assets: 'assets-v1', pictures: 'pictures-v1' } as const;
const DAY = 24 * 3600;

/** The age of a response in seconds; NaN if unknown. */
const ageOf = (response: Response | undefined): number =>
  (Date.now() - Date.parse(response?.headers.get('date') ?? '')) / 1000;

/** The folder that holds all sizes of an uploaded picture. */
const folderOf = (url: string) => url.slice(0, url.lastIndexOf('/') + 1);

/**
 * The options of a cache with limits: it stores complete, successful responses up to a size, keeps the newest, uses none beyond an
 * age, and drops what the site answers with 404 or 410; of a picture, every size. All caches stay within 50 MB: 40 × 150 + 40 × 100 +
 * 50 × 500 + 100 × 150 KB. (Workbox's own plugin needs a database, a third of this worker.)
 */
function storeOf(
  cacheName: string,
  { kilobytes, entries, days }: Readonly<Record<'kilobytes' | 'entries' | 'days', number>>,
  ...plugins: readonly WorkboxPlugin[]
) {
  const remove = async (chosen: (all: readonly Request[]) => readonly Request[]) => {
    const cache = await caches.open(cacheName);
    await Promise.all(chosen(await cache.keys()).map((entry) => cache.delete(entry)));
  };
  const limits: WorkboxPlugin = {
    cacheWillUpdate: async ({ response }) => {
      if (response.status !== 200 || response.headers.get('cache-control')?.includes('no-store')) return null;
      const { size } = await response.clone().blob();
      return size <= kilobytes * 1024 ? response : null;
    },
    // New entries come last.
    cacheDidUpdate: () => remove((all) => all.slice(0, -entries)),
    cachedResponseWillBeUsed: ({ cachedResponse }) =>
      Promise.resolve(ageOf(cachedResponse) > days * DAY ? null : (cachedResponse ?? null)),
    fetchDidSucceed: async ({ request: { url }, response }) => {
      const isGone = ({ url: entry }: Request) =>
        cacheName === stores.pictures
          ? entry.startsWith(folderOf(url))
          : entry === (cacheName === stores.pages ? pageKey(url) : url);
      if (response.status === 404 || response.status === 410) await remove((all) => all.filter(isGone));
      return response;
    },
  };
  return { cacheName, plugins: [...plugins, limits] };
}

/** Marks responses from the cache: the page shows how old they are. */
const marked: WorkboxPlugin = {
  cachedResponseWillBeUsed: ({ cachedResponse }) => {
    if (!cachedResponse) return Promise.resolve(null);
    const headers = new Headers(cachedResponse.headers);
    headers.set(STORED_HEADER, '1');
    return Promise.resolve(new Response(cachedResponse.body, { status: 200, headers }));
  },
};

const parameters = new Set(Object.values(pageParameters).flatMap((spellings) => Object.keys(spellings)));

/** The URL under which a page is stored, whatever its spelling: with only the parameters that pages read. */
function pageKey(href: string): string {
  const url = new URL(href);
  const page = delocalizePath(url.pathname).replace(/^\/[^/]+/, (name) => name.toLowerCase());
  url.pathname = localizePath(languageOfPath(url.pathname), page.replace(/(.)\/$/, '$1'));
  url.search = new URLSearchParams([...url.searchParams].filter(([name]) => parameters.has(name))).toString();
  return url.href;
}

const pages = new NetworkFirst(
  storeOf(
    stores.pages,
    { kilobytes: 150, entries: 40, days: 30 },
    {
      cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pageKey(request.url)),
      // A page comes alive under its own path alone; the site leads there too. The request is that of the key.
      cachedResponseWillBeUsed: ({ event, request: { url }, cachedResponse }) => {
        const requested = event instanceof FetchEvent ? event.request.url : url;
        const isOwn = new URL(requested).pathname === new URL(url).pathname;
        return Promise.resolve(cachedResponse && !isOwn ? Response.redirect(url) : cachedResponse);
      },
    },
  ),
);
const data = new NetworkFirst(storeOf(stores.data, { kilobytes: 100, entries: 40, days: 30 }, marked));
const assets = new CacheFirst(storeOf(stores.assets, { kilobytes: 500, entries: 50, days: 60 }));
// A stored picture is shown at once, and revalidated past the browser's own cache: it may have been withdrawn.
const pictures = new StaleWhileRevalidate({
  ...storeOf(stores.pictures, { kilobytes: 150, entries: 100, days: 30 }),
  fetchOptions: { cache: 'no-cache' },
});

// Pages come from the network, without a response from the cache. Staff pages, previews and opened files are never stored: without a
// connection the offline page replaces them.
const isPage = ({ request, sameOrigin }: RouteMatchCallbackOptions) =>
  sameOrigin && request.mode === 'navigate';
const isStored = ({ url: { pathname, searchParams } }: RouteMatchCallbackOptions) =>
  !isStaffPath(pathname) && !/^\/files\/|\.xml$/.test(pathname) && !searchParams.has('preview');
registerRoute((options) => isPage(options) && isStored(options), pages);
registerRoute(isPage, new NetworkOnly());
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin &&
    /^\/api\/v1\/(?!admins?\/|search$)[a-z]+(\/[^/]+)?$/.test(url.pathname) &&
    !url.searchParams.has('view'),
  data,
);
// Names under /assets are never reused. The staff area's are left to the browser's own cache: it does not work offline.
registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin && url.pathname.startsWith('/assets/') && !request.referrer.includes(adminPaths.home),
  assets,
);
registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin && request.destination === 'image' && url.pathname.startsWith('/files/'),
  pictures,
);

/** Another size of a picture of which the requested size is not stored. */
async function otherSize(url: string): Promise<Response | undefined> {
  const store = await caches.open(stores.pictures);
  const other = (await store.keys()).find((request) => request.url.startsWith(folderOf(url)));
  return other && store.match(other);
}

setCatchHandler(async ({ request }) => {
  const { mode, destination, url } = request;
  const language = languageOfPath(new URL(url).pathname);
  const page =
    mode === 'navigate'
      ? await caches.match(localizePath(language, OFFLINE_PAGE), { cacheName: SHELL })
      : undefined;
  const picture = destination === 'image' ? await otherSize(url) : undefined;
  return page ?? picture ?? Response.error();
});

self.addEventListener('install', (event) => {
  const shells = languages.map(
    (language) => new Request(localizePath(language, OFFLINE_PAGE), { cache: 'reload' }),
  );
  event.waitUntil(caches.open(SHELL).then((shell) => shell.addAll(shells)));
  // Pages come from the network first and assets are named by their content: a new worker suits an old tab.
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const known = new Set<string>([SHELL, ...Object.values(stores)]);
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => !known.has(name)).map((name) => caches.delete(name))),
      ),
  );
});
clientsClaim();
// On a full disk, all is dropped rather than refusing what is read now.
registerQuotaErrorCallback(async () => {
  await Promise.all(Object.values(stores).map((name) => caches.delete(name)));
});

/** The width in pixels of pictures that are stored ahead: a scanned letter is readable, the file small. */
const PICTURE_WIDTH = 800;

/** The URL of the first picture of an item's page, in its largest size up to `PICTURE_WIDTH`, if there is one. */
function firstPicture(pathname: string, html: string): string | undefined {
  if (!/^\/[^/]+\/[^/]+$/.test(delocalizePath(pathname))) return undefined;
  const [first] = html.match(/\/files\/[^\s"',]+\//) ?? [];
  const sizes = [...html.matchAll(/(\/files\/[^\s"',]+\/)[^\s"',/]+-(\d+)\.webp/g)]
    .map(([url, folder, width]) => ({ url, folder, width: Number(width) }))
    .filter(({ folder, width }) => folder === first && width <= PICTURE_WIDTH);
  return sizes.toSorted((a, b) => b.width - a.width)[0]?.url;
}

/** Stores pages ahead, with their scripts and styles, and the first picture of an item's page. */
async function keep(paths: readonly string[], event: ExtendableEvent): Promise<void> {
  const store = await caches.open(stores.pages);
  const fetchInto = (strategy: Strategy, url: string) =>
    strategy.handle({ event, request: new Request(url) }).catch(() => undefined); // another time
  for (const path of paths) {
    const { href, origin, pathname } = new URL(path, self.location.origin);
    if (origin !== self.location.origin || isStaffPath(pathname)) continue;
    if (ageOf(await store.match(pageKey(href))) < DAY) continue;
    const page = await fetchInto(pages, href);
    const html = (await page?.clone().text()) ?? '';
    const modules = new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g));
    const picture = firstPicture(pathname, html);
    await Promise.all([...modules].map((module) => fetchInto(assets, module)));
    if (picture !== undefined) await fetchInto(pictures, picture);
  }
}

self.addEventListener('message', (event) => {
  const { keepPages = [] } = event.data as Partial<KeepMessage>;
  event.waitUntil(keep(keepPages, event));
});
