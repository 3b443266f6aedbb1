import { DAY_MS } from '@content/dates/calendar';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { pagesToStore } from '@site/web/pages-to-store';
import { localizePath } from '@content/texts/language-paths';
import { currentLanguage } from '../../language';
import { savesData } from '../../data/device/saves-data';
import type { KeepMessage } from '../../data/device/page-store';

const ASKED_AT = 'stored-pages-at';
/** Milliseconds after which a page that was opened is what its reader stays with. */
const STAYS = 10_000;

/** Has a page stored and, once a day, what the site's readers come back for. */
async function storePages(pathname: string): Promise<void> {
  const isDue = Date.now() - Number(localStorage.getItem(ASKED_AT)) >= DAY_MS;
  const unasked = isDue ? await pagesToStore() : [];
  const { active } = await navigator.serviceWorker.ready;
  const keepPages = [pathname, ...unasked].map((path) => localizePath(currentLanguage(), path));
  active?.postMessage({ keepPages } satisfies KeepMessage);
  if (unasked.length > 0) localStorage.setItem(ASKED_AT, String(Date.now()));
}

/**
 * Has the service worker store what is read, so that it is there without a connection: pages and pictures as they pass
 * by, and of a reader who stays on a page that page, also when it was reached without loading a document, and what the
 * site stores unasked. On a link that saves data nothing is fetched for it that the reader has not asked for.
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
