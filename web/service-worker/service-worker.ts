/// <reference lib="webworker" />
import { clientsClaim, registerQuotaErrorCallback, type RouteMatchCallbackOptions } from 'workbox-core';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { languages } from '@site/locale';
import { languageOfPath, localizePath } from '@content/texts/language-paths';
import { adminPaths } from '../app/data/staff/admin-paths';
import { isStaffPath } from '../app/data/staff-area';
import { OFFLINE_PAGE } from '../app/data/device/page-store';
import { assets, cacheNames, data, otherSize, pages, pictures } from './strategies';

declare const self: ServiceWorkerGlobalScope;

/** The cache of the page that stands in for pages that are not stored. */
const SHELL = 'shell-v1';

// Each route also serves what a page asks to be stored (`CACHE_URLS`, a message that Workbox's router handles).

/** A page is asked for by a navigation, or to be stored: then by what it accepts. */
const isPage = ({ request, sameOrigin }: RouteMatchCallbackOptions) =>
  sameOrigin && (request.mode === 'navigate' || request.headers.get('accept') === 'text/html');
const mayBeStored = ({ url: { pathname, searchParams } }: RouteMatchCallbackOptions) =>
  !isStaffPath(pathname) && !/^\/files\/|\.xml$/.test(pathname) && !searchParams.has('preview');

// Pages come from the network, without a response from the cache. Staff pages, previews and opened files are never stored: without a
// connection the offline page replaces them.
registerRoute((options) => isPage(options) && mayBeStored(options), pages);
registerRoute(isPage, new NetworkOnly());

registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin &&
    /^\/api\/v1\/(?!admins?\/|search$)[a-z]+(\/[^/]+)?$/.test(url.pathname) &&
    !url.searchParams.has('view'),
  data,
);

// The staff area's assets are left to the browser's own cache: it does not work offline.
registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin && url.pathname.startsWith('/assets/') && !request.referrer.includes(adminPaths.home),
  assets,
);

registerRoute(
  ({ url: { pathname }, request, sameOrigin }) =>
    sameOrigin &&
    pathname.startsWith('/files/') &&
    (request.destination === 'image' || /\.(avif|webp)$/.test(pathname)),
  pictures,
);

/** The page that stands in for those in the language of a URL. */
const offlinePage = (url: string) =>
  caches.match(localizePath(languageOfPath(new URL(url).pathname), OFFLINE_PAGE), { cacheName: SHELL });

setCatchHandler(async ({ request: { mode, destination, url } }) => {
  const page = mode === 'navigate' ? await offlinePage(url) : undefined;
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

/** Deletes the caches of earlier builds. */
async function deleteUnknown(): Promise<void> {
  const known = new Set<string>([SHELL, ...Object.values(cacheNames)]);
  const names = (await caches.keys()).filter((name) => !known.has(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

self.addEventListener('activate', (event) => event.waitUntil(deleteUnknown()));
clientsClaim();

// On a full disk, all is dropped rather than refusing what is read now.
registerQuotaErrorCallback(async () => {
  await Promise.all(Object.values(cacheNames).map((name) => caches.delete(name)));
});
