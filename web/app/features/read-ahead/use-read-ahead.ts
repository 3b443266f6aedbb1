import { useEffect, useEffectEvent, useState } from 'react';
import { languageOfPath } from '@content/language-paths';
import { useLocation } from 'react-router';
import { useConnection } from '../../data/connection';
import { currentLanguage } from '../../language';
import { hasGoodConnection, savesData } from '../../data/saves-data';
import { findPage, prefetchPage, type FoundPage } from './read-page-ahead';

/** Milliseconds that a mouse rests on a link before it means it. */
const RESTING = 80;
/** Milliseconds that a link stays in view before it is worth its bytes. */
const IN_VIEW = 1500;
/** How many pages are read ahead because their links are in view. */
const MOST_IN_VIEW = 3;

/** The visitors' page that a link leads to; null for everything else, the page on the screen, and one in another language: that is another document. */
function nextPage(link: HTMLAnchorElement | null): FoundPage | null {
  if (!link || link.target !== '' || link.hasAttribute('download') || link.dataset['inPlace'] !== undefined)
    return null;
  const url = new URL(link.href);
  const { origin, pathname, search } = window.location;
  const isAnother = url.pathname + url.search !== pathname + search;
  const isInDocument = url.origin === origin && languageOfPath(url.pathname) === currentLanguage();
  return isInDocument && isAnother ? findPage(url) : null;
}

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

type OnLink = (link: HTMLAnchorElement | null) => void;

/** Tells of links that are touched, focused, or rested on with the mouse, beginning with the first touch; returns what ends it. */
function watchPointing(onLink: OnLink, touch: Event | undefined): () => void {
  const ending = new AbortController();
  const options = { passive: true, signal: ending.signal };
  let resting: ReturnType<typeof setTimeout> | undefined;
  const onOver = (event: PointerEvent) => {
    clearTimeout(resting);
    const link = linkOf(event);
    if (link && event.pointerType === 'mouse') resting = setTimeout(() => onLink(link), RESTING);
  };
  const onDown = (event: Event) => {
    clearTimeout(resting); // The page may have been opened by the time the mouse has rested.
    onLink(linkOf(event));
  };
  if (touch instanceof PointerEvent && touch.type === 'pointermove') onOver(touch);
  else if (touch) onDown(touch);
  document.addEventListener('pointerover', onOver, options);
  document.addEventListener('pointerdown', onDown, options);
  document.addEventListener('focusin', (event) => onLink(linkOf(event)), options);
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
    if (nextPage(link)) observer.observe(link);
  return () => {
    observer.disconnect();
    for (const timer of waiting.values()) clearTimeout(timer);
  };
}

/**
 * Has the next page there before the finger lifts: its code and what it reads are fetched when its link is touched,
 * focused or rested on, and, where the connection calls itself good, when the link stays in view (three of a page).
 * Never for those who want to save data. `touch` is the first sign of the visitor. Returns the pages whose code is to be
 * fetched, by their paths.
 */
export function usePrefetch(touch: Event | undefined): readonly string[] {
  const { key } = useLocation();
  const [paths, setPaths] = useState<readonly string[]>([]);
  const onLink = useEffectEvent((link: HTMLAnchorElement | null) => {
    const page = nextPage(link);
    if (!page || useConnection.getState().asOf !== null) return;
    const path = page.url.pathname + page.url.search;
    setPaths((now) => (now.includes(path) ? now : [...now, path]));
    // A failed fetch is told by the page itself, once somebody goes there.
    prefetchPage(page).catch(() => undefined);
  });
  useEffect(() => (savesData() ? undefined : watchPointing(onLink, touch)), [touch]);
  useEffect(() => (hasGoodConnection() ? watchView(onLink) : undefined), [key]);
  return paths;
}
