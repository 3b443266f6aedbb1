import { useEffect } from 'react';
import { delocalizePath, languageOfPath } from '@content/texts/language-paths';
import { useConnection } from '../../data/device/connection';
import type { pageClientLoader } from '../../data/pages/page-loaders';
import { savesData } from '../../data/device/saves-data';
import { currentLanguage } from '../../language';
import { pageRoute } from './page-route';

/** Milliseconds for which a mouse rests on a link before it is read ahead. */
const RESTING = 80;
interface PageModule {
  /** Absent from a page that reads nothing. */
  readonly clientLoader?: ReturnType<typeof pageClientLoader>;
}

/**
 * Fetches the code and the reads of the visitors' page that a link leads to, unless that is on the screen or in another language,
 * which is another document. Rejects if the code cannot be fetched.
 */
async function prefetch(link: HTMLAnchorElement): Promise<void> {
  const url = new URL(link.href);
  const { origin, pathname, search } = window.location;
  const isOther = url.origin !== origin || languageOfPath(url.pathname) !== currentLanguage();
  const isShown = url.pathname + url.search === pathname + search;
  if (isOther || isShown || link.matches('[target], [download], [data-in-place]')) return;
  const route = pageRoute(delocalizePath(url.pathname));
  if (!route) return;
  const [page] = await Promise.all(
    route.files.map((file) => import(/* @vite-ignore */ file) as Promise<PageModule>),
  );
  page?.clientLoader?.readAhead(url, route.params);
}

/**
 * Fetches the code and the reads of a page when its link is touched, focused or rested on: it is there before the finger lifts. Not
 * on a link that saves data.
 */
export function useReadAhead(): void {
  useEffect(() => {
    if (savesData()) return undefined;
    const ending = new AbortController();
    let resting: ReturnType<typeof setTimeout> | undefined;
    const onPoint = ({ type, target, pointerType }: Partial<PointerEvent>) => {
      clearTimeout(resting); // The page may have been opened by the time the mouse has rested.
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || useConnection.getState().asOf !== null) return;
      // A failure shows on the page itself, once it is opened.
      const onLink = () => void prefetch(link).catch(() => undefined);
      if (type !== 'pointerover') onLink();
      else if (pointerType === 'mouse') resting = setTimeout(onLink, RESTING);
    };
    for (const type of ['pointerover', 'pointerdown', 'focusin'])
      document.addEventListener(type, onPoint, { passive: true, signal: ending.signal });
    return () => {
      clearTimeout(resting);
      ending.abort();
    };
  }, []);
}
