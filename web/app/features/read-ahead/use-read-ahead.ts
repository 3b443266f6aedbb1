import { useEffect, useEffectEvent } from 'react';
import { delocalizePath, languageOfPath } from '@content/texts/language-paths';
import { matchPath, useLocation } from 'react-router';
import { publicPages } from '@site/web/public-pages';
import { useConnection } from '../../data/connection';
import type { pageClientLoader } from '../../data/page-loaders';
import { hasGoodConnection, savesData } from '../../data/saves-data';
import { currentLanguage } from '../../language';

/** Milliseconds that a mouse rests on a link before it means it. */
const RESTING = 80;
/** Milliseconds that a link stays in view before it is worth its bytes. */
const IN_VIEW = 1500;
/** How many pages are read ahead because their links are in view. */
const MOST_IN_VIEW = 3;

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

type Prefetch = () => Promise<void>;

/**
 * What fetches the code of the visitors' page that a link leads to, and what it reads. Null for whatever else the site has, the
 * page on the screen, and one in another language: that is another document.
 */
function prefetchOf(link: HTMLAnchorElement): Prefetch | null {
  const url = new URL(link.href);
  const { origin, pathname, search } = window.location;
  const isOther = url.origin !== origin || languageOfPath(url.pathname) !== currentLanguage();
  const isShown = url.pathname + url.search === pathname + search;
  if (isOther || isShown || link.matches('[target], [download], [data-in-place]')) return null;
  for (const [path, file] of publicPages) {
    const match = matchPath(`/${path}`, delocalizePath(url.pathname));
    const route = window.__reactRouterManifest?.routes[`site/routes/${file}`];
    if (match && route)
      return async () => {
        const fetching = [route.module, ...(route.imports ?? [])].map(
          (module) => import(/* @vite-ignore */ module) as Promise<PageModule>,
        );
        const [page] = await Promise.all(fetching);
        page?.clientLoader?.readAhead(url, match.params);
      };
  }
  return null;
}

type OnLink = (link: HTMLAnchorElement) => void;

/** Tells of links that are touched, focused, or rested on with the mouse, beginning with the first touch; returns what ends it. */
function watchPointing(onLink: OnLink, touch: Event | undefined): () => void {
  const ending = new AbortController();
  let resting: ReturnType<typeof setTimeout> | undefined;
  const onPoint = ({ type, target, pointerType }: Partial<PointerEvent>) => {
    clearTimeout(resting); // The page may have been opened by the time the mouse has rested.
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link) return;
    if (!/over|move/.test(type ?? '')) onLink(link);
    else if (pointerType === 'mouse') resting = setTimeout(() => onLink(link), RESTING);
  };
  if (touch) onPoint(touch);
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(type, onPoint, { passive: true, signal: ending.signal });
  return () => {
    clearTimeout(resting);
    ending.abort();
  };
}

/** Tells of the first few links that stay in view; returns what ends it. */
function watchView(onLink: OnLink): () => void {
  const waiting = new Map<Element, ReturnType<typeof setTimeout>>();
  const read = new Set<string>();
  const onStay = (link: HTMLAnchorElement) => {
    if (read.size >= MOST_IN_VIEW || read.has(link.href)) return;
    read.add(link.href);
    onLink(link);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        clearTimeout(waiting.get(target));
        if (isIntersecting)
          waiting.set(
            target,
            setTimeout(() => onStay(target as HTMLAnchorElement), IN_VIEW),
          );
      }
    },
    { threshold: 0.9 },
  );
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]'))
    if (prefetchOf(link)) observer.observe(link);
  return () => {
    observer.disconnect();
    for (const timer of waiting.values()) clearTimeout(timer);
  };
}

/**
 * Has the next page there before the finger lifts: its code and what it reads are fetched when its link is touched,
 * focused or rested on, and, where the connection calls itself good, when the link stays in view (three of a page).
 * Never for those who want to save data. `touch` is the first sign of the visitor.
 */
export function useReadAhead(touch: Event | undefined): void {
  const { key } = useLocation();
  const onLink = useEffectEvent((link: HTMLAnchorElement) => {
    // A failed fetch is told by the page itself, once somebody goes there.
    if (useConnection.getState().asOf === null) prefetchOf(link)?.().catch(() => undefined);
  });
  useEffect(() => (savesData() ? undefined : watchPointing(onLink, touch)), [touch]);
  useEffect(() => (hasGoodConnection() ? watchView(onLink) : undefined), [key]);
}
