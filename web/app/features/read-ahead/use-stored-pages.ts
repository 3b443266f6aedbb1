import { DAY_MS } from '@content/dates/calendar';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { pagesToStore } from '@site/web/pages-to-store';
import { localizePath } from '@content/texts/language-paths';
import { currentLanguage } from '../../language';
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

/** Has the service worker store this page and, once a day, those that readers come back for, with the files that they need. */
async function storePages(pathname: string): Promise<void> {
  const isDue = Date.now() - Number(localStorage.getItem(STORED_AT)) >= DAY_MS;
  const regular = isDue ? await pagesToStore() : [];
  const { active } = await navigator.serviceWorker.ready;
  const pages = [
    { path: pathname, files: loadedFiles() },
    ...regular.map(({ path, pictures }) => ({
      path,
      files: [...(pageRoute(path)?.files ?? []), ...pictures],
    })),
  ];
  const urlsToCache: (string | [string, RequestInit])[] = [];
  for (const { path, files } of pages) {
    const url = localizePath(currentLanguage(), path);
    if (!(await isStored(url))) urlsToCache.push([url, { headers: { accept: 'text/html' } }], ...files);
  }
  // The message that Workbox's router takes.
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  if (regular.length > 0) localStorage.setItem(STORED_AT, String(Date.now()));
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
