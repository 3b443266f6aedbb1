import type { WorkboxPlugin } from 'workbox-core';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { PAGES_CACHE, STORED_HEADER } from '../app/data/device/page-store';
import { limitedCache } from './limited-cache';
import { storedUrl } from './stored-url';

/** What a device stores, which limits keep within 50 MB: 40 × 150 + 40 × 100 + 50 × 500 + 100 × 150 KB. */
export const cacheNames = {
  pages: PAGES_CACHE,
  data: 'data-v1',
  assets: 'assets-v1',
  pictures: 'pictures-v1',
} as const;

/** A page comes alive under its own path alone, to which the site leads as well. */
const storedPage: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(storedUrl(request.url)),
  // The request is that of the key.
  cachedResponseWillBeUsed: ({ event, request: { url }, cachedResponse }) => {
    const requested = event instanceof FetchEvent ? event.request.url : url;
    const isOwn = new URL(requested).pathname === new URL(url).pathname;
    return Promise.resolve(cachedResponse && !isOwn ? Response.redirect(url) : cachedResponse);
  },
};

export const pages = new NetworkFirst(
  limitedCache(
    cacheNames.pages,
    { kilobytes: 150, entries: 40, days: 30, isEntryOf: (entry, url) => entry === storedUrl(url) },
    storedPage,
  ),
);

/** Marks responses from the cache: the page shows how old they are. */
const marked: WorkboxPlugin = {
  cachedResponseWillBeUsed: ({ cachedResponse }) => {
    if (!cachedResponse) return Promise.resolve(null);
    const headers = new Headers(cachedResponse.headers);
    headers.set(STORED_HEADER, '1');
    return Promise.resolve(new Response(cachedResponse.body, { status: 200, headers }));
  },
};

export const data = new NetworkFirst(
  limitedCache(cacheNames.data, { kilobytes: 100, entries: 40, days: 30 }, marked),
);

/** Names of assets are never reused. */
export const assets = new CacheFirst(
  limitedCache(cacheNames.assets, { kilobytes: 500, entries: 50, days: 60 }),
);

/** The folder that holds all sizes of an uploaded picture. */
const folderOf = (url: string) => url.slice(0, url.lastIndexOf('/') + 1);

/** A stored picture is shown at once, and revalidated past the browser's own cache: it may have been withdrawn, then in every size. */
export const pictures = new StaleWhileRevalidate({
  ...limitedCache(cacheNames.pictures, {
    kilobytes: 150,
    entries: 100,
    days: 30,
    isEntryOf: (entry, url) => entry.startsWith(folderOf(url)),
  }),
  fetchOptions: { cache: 'no-cache' },
});

/** Another size of a picture of which the requested size is not stored. */
export async function otherSize(url: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheNames.pictures);
  const other = (await cache.keys()).find((entry) => entry.url.startsWith(folderOf(url)));
  return other && cache.match(other);
}
