import { DAY_MS } from '@content/dates/calendar';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { pagesToStore, READABLE_WIDTH } from '@site/web/pages-to-store';
import { localizePath } from '@content/texts/language-paths';
import { currentLanguage } from '../../language';
import { safeStorage } from '../../data/device/safe-storage';
import { savesData } from '../../data/device/saves-data';
import { pageRoute } from './page-route';

const STORED_AT = 'stored-pages-at';
/** Milliseconds after which a reader counts as staying on a page. */
const STAYS = 10_000;

/** Whether a page was stored within a day. */
async function isStored(url: string): Promise<boolean> {
  const response = await caches.match(url);
  return Date.now() - Date.parse(response?.headers.get('date') ?? '') < DAY_MS;
}

/** The scripts, styles, fonts and pictures of this document: it may have loaded them before it had a service worker. */
const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => /^\/(assets|files)\//.test(new URL(url).pathname));

/** The first picture on the screen in its largest size up to `READABLE_WIDTH`: a phone may have loaded a smaller one. */
function readablePicture(): string[] {
  const { srcset = '' } = document.querySelector<HTMLSourceElement>('main source[type="image/webp"]') ?? {};
  const sizes = srcset.split(', ').map((size) => size.split(' '));
  return sizes.flatMap(([url = '', width = '']) => (parseInt(width) <= READABLE_WIDTH ? url : [])).slice(-1);
}

/** Has the worker store a page with those of its files that no cache has, and waits: a weak line carries one page at a time. */
async function storePage(worker: ServiceWorker, url: string, files: readonly string[]): Promise<void> {
  const found = await Promise.all(files.map((file) => caches.match(file)));
  const missing = files.filter((_, at) => !found[at]);
  const urlsToCache = [[url, { headers: { accept: 'text/html' } }], ...missing];
  const { port1, port2 } = new MessageChannel();
  const stored = new Promise((resolve) => (port1.onmessage = resolve));
  // The message that Workbox's router takes and replies to.
  worker.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } }, [port2]);
  await stored;
}

/** Has the service worker store this page and, once a day, those that readers come back for, with the files that they need. */
async function storePages(pathname: string): Promise<void> {
  const isItem = Object.keys(pageRoute(pathname)?.params ?? {}).length > 0;
  const shown = { path: pathname, files: [...loadedFiles(), ...(isItem ? readablePicture() : [])] };
  const isDue = Date.now() - Number(safeStorage(() => localStorage.getItem(STORED_AT))) >= DAY_MS;
  const regular = isDue ? await pagesToStore() : [];
  if (regular.length > 0) safeStorage(() => localStorage.setItem(STORED_AT, String(Date.now())));
  const others = regular
    .filter(({ path }) => path !== pathname)
    .map(({ path, pictures }) => ({ path, files: [...(pageRoute(path)?.files ?? []), ...pictures] }));
  const { active } = await navigator.serviceWorker.ready;
  for (const { path, files } of [shown, ...others]) {
    const url = localizePath(currentLanguage(), path);
    if (active && !(await isStored(url))) await storePage(active, url, files);
  }
}

/**
 * Registers the service worker, which stores pages and pictures as they are loaded, for reading offline. Once a reader stays, it also
 * stores this page, which may have come without a document, and the pages that the site always stores; not on a link that saves data.
 */
export function useStoredPages(): void {
  const { pathname } = useLocation();
  const hasWorker = import.meta.env.PROD && 'serviceWorker' in navigator;
  useEffect(() => {
    if (hasWorker)
      navigator.serviceWorker.register('/service-worker.js').catch((error: unknown) => console.warn(error));
  }, [hasWorker]);
  useEffect(() => {
    if (!hasWorker || savesData()) return;
    const timer = window.setTimeout(() => void storePages(pathname), STAYS);
    return () => window.clearTimeout(timer);
  }, [hasWorker, pathname]);
}
