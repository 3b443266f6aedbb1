import { useEffect } from 'react';
import { delocalizePath, languageOfPath } from '@content/texts/language-paths';
import { matchPath } from 'react-router';
import { publicPages } from '@site/web/public-pages';
import { useConnection } from '../../data/device/connection';
import type { pageClientLoader } from '../../data/pages/page-loaders';
import { savesData } from '../../data/device/saves-data';
import { currentLanguage } from '../../language';

/** Milliseconds that a mouse rests on a link before it means it. */
const RESTING = 80;
interface PageModule {
  /** Absent from a page that reads nothing. */
  readonly clientLoader?: ReturnType<typeof pageClientLoader>;
}

declare global {
  interface Window {
    /** The framework's routes, their modules, and the files that those import. */
    readonly __reactRouterManifest?: {
      readonly routes: Readonly<
        Record<string, { readonly module: string; readonly imports?: readonly string[] } | undefined>
      >;
    };
  }
}

/**
 * Fetches the code of the visitors' page that a link leads to, and what it reads. Nothing for whatever else the site has, the
 * page on the screen, and one in another language: that is another document. Rejects where the code cannot be fetched.
 */
async function prefetch(link: HTMLAnchorElement): Promise<void> {
  const url = new URL(link.href);
  const { origin, pathname, search } = window.location;
  const isOther = url.origin !== origin || languageOfPath(url.pathname) !== currentLanguage();
  const isShown = url.pathname + url.search === pathname + search;
  if (isOther || isShown || link.matches('[target], [download], [data-in-place]')) return;
  for (const [path] of publicPages) {
    const match = matchPath(`/${path}`, delocalizePath(url.pathname));
    const route = window.__reactRouterManifest?.routes[`/${path}`];
    if (!match || !route) continue;
    const [page] = await Promise.all(
      [route.module, ...(route.imports ?? [])].map(
        (module) => import(/* @vite-ignore */ module) as Promise<PageModule>,
      ),
    );
    page?.clientLoader?.readAhead(url, match.params);
    return;
  }
}

/**
 * Has the next page there before the finger lifts: its code and what it reads are fetched when its link is touched, focused or
 * rested on. Never for those who want to save data.
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
      // A failed fetch is told by the page itself, once somebody goes there.
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
