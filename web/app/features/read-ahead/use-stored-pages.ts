import { DAY_MS } from '@content/calendar';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { hasPage, pagePath } from '@content/item';
import { notice } from '@site/types/notice';
import { browserReader } from '../../data/reader';
import { settle } from '../../data/outcome';
import { savesData } from '../../data/saves-data';
import { KEEP_MESSAGE, type KeepMessage } from '../../data/page-store';

/** The newest notices that are stored unasked, once a day. */
const NEWEST = 3;
const ASKED_AT = 'stored-notices-at';
/** Milliseconds after which a page that was opened is what its reader stays with. */
const STAYS = 10_000;

async function store(paths: readonly string[]): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ [KEEP_MESSAGE]: paths } satisfies KeepMessage);
}

/** Stores the newest notices' pages and their list, once a day. */
async function storeNewestNotices(): Promise<void> {
  if (Date.now() - Number(localStorage.getItem(ASKED_AT)) < DAY_MS) return;
  const outcome = await settle(browserReader.list('notices', { pageSize: NEWEST }));
  if (!outcome.ok) return;
  const withPage = outcome.value.items.filter((item) => hasPage(notice, item));
  await store(['/notices', ...withPage.map((item) => pagePath(notice, item))]);
  localStorage.setItem(ASKED_AT, String(Date.now()));
}

/**
 * Has the service worker store what is read, so that it is there without a connection: pages and pictures as they pass
 * by, and of a reader who stays on a page that page, also when it was reached without loading a document, and the newest
 * notices. On a link that saves data nothing is fetched for it that the reader has not asked for.
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
      void storeNewestNotices();
    }, STAYS);
    return () => window.clearTimeout(timer);
  }, [pathname]);
}
