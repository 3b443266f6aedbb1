import { DAY_MS } from '@content/dates/calendar';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { pagesToStore } from '@site/web/pages-to-store';
import { localizePath } from '@content/texts/language-paths';
import { currentLanguage } from '../../language';
import { savesData } from '../../data/device/saves-data';
import type { KeepMessage } from '../../data/device/page-store';

const STORED_AT = 'stored-pages-at';
/** Milliseconds after which a reader counts as staying on a page. */
const STAYS = 10_000;

/** Requests that a page is stored and, once a day, the pages that readers come back for. */
async function storePages(pathname: string): Promise<void> {
  const isDue = Date.now() - Number(localStorage.getItem(STORED_AT)) >= DAY_MS;
  const regular = isDue ? await pagesToStore() : [];
  const { active } = await navigator.serviceWorker.ready;
  const keepPages = [pathname, ...regular].map((path) => localizePath(currentLanguage(), path));
  active?.postMessage({ keepPages } satisfies KeepMessage);
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
