import { DAY_MS } from '@content/calendar';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { pagesToStore } from '@site/web/pages-to-store';
import { localizePath } from '@content/language-paths';
import { currentLanguage } from '../../language';
import { savesData } from '../../data/saves-data';
import type { KeepMessage } from '../../data/page-store';

const ASKED_AT = 'stored-pages-at';
/** Milliseconds after which a page that was opened is what its reader stays with. */
const STAYS = 10_000;

async function store(paths: readonly string[]): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const urls = paths.map((path) => localizePath(currentLanguage(), path));
  active?.postMessage({ keepPages: urls } satisfies KeepMessage);
}

/** Stores what the site's readers come back for, once a day. */
async function storeUnasked(): Promise<void> {
  if (Date.now() - Number(localStorage.getItem(ASKED_AT)) < DAY_MS) return;
  const paths = await pagesToStore();
  if (paths.length === 0) return;
  await store(paths);
  localStorage.setItem(ASKED_AT, String(Date.now()));
}

/**
 * Has the service worker store what is read, so that it is there without a connection: pages and pictures as they pass
 * by, and of a reader who stays on a page that page, also when it was reached without loading a document, and what the
 * site stores unasked. On a link that saves data nothing is fetched for it that the reader has not asked for.
 */
export function useStoredPages(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    navigator.serviceWorker.register('/service-worker.js').catch((error: unknown) => console.warn(error));
  }, []);
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return;
    const timer = window.setTimeout(() => {
      void store([pathname]);
      void storeUnasked();
    }, STAYS);
    return () => window.clearTimeout(timer);
  }, [pathname]);
}
