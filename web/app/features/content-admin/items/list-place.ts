import type { ContentTypeDefinition } from '@content';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { adminPaths } from '../../../data/staff/admin-paths';
import { safeStorage } from '../../../data/device/safe-storage';

/** Keys of the state in which a list was left in this tab: its URL's parameters, and the item that was opened. */
const searchKey = (path: string) => `list search:${path}`;
const openedKey = (path: string) => `list opened:${path}`;

const read = (key: string): string => safeStorage(() => sessionStorage.getItem(key)) ?? '';

function keep(key: string, value: string): void {
  safeStorage(() => sessionStorage.setItem(key, value));
}

/** The URL of a type's list as it was left. */
export const listAddress = (path: string): string => adminPaths.list(path) + read(searchKey(path));

/** The router state of links back to a list. */
export const backState = { isBack: true } as const;

/** The link back to a type's list, for the head of a screen. */
export const backToList = ({ path, label }: ContentTypeDefinition) => ({
  to: listAddress(path),
  label: label.many,
  state: backState,
});

/** The row of an item in a list, marked by `data-item`; its first link leads to the item. */
const rowOf = (item: string): Element | null => document.querySelector(`[data-item="${CSS.escape(item)}"]`);

/** Focuses an item's row, and scrolls it into view if necessary. */
function show(item: string): void {
  const row = rowOf(item);
  row?.querySelector('a')?.focus({ preventScroll: true });
  const { top = 0, bottom = 0 } = row?.getBoundingClientRect() ?? {};
  if (top < 0 || bottom > window.innerHeight) row?.scrollIntoView({ block: 'center' });
}

/**
 * Stores the state in which a list is left, and restores it for whoever comes back: the row of the item that was opened is
 * focused and in view. Returns a function that stores which item is opened.
 */
export function useListPlace(path: string) {
  const { search, state } = useLocation() as { search: string; state: Partial<typeof backState> | null };
  const navigation: string = useNavigationType();
  const isBack = navigation === 'POP' || state?.isBack === true;
  const arrive = useEffectEvent(() => {
    const opened = read(openedKey(path));
    keep(openedKey(path), '');
    // After the frame has moved the focus to the new screen, and the router the page to where it was.
    if (opened !== '' && isBack) requestAnimationFrame(() => show(opened));
  });
  useEffect(() => arrive(), []);
  useEffect(() => keep(searchKey(path), search), [path, search]);
  return (item: string) => keep(openedKey(path), item);
}

/** Frames within which a list has rendered its change. */
const FRAMES = 30;

/** Focuses what `find` finds as soon as it is there, unless the person has moved the focus meanwhile. */
function focusSoon(
  find: () => HTMLElement | null | undefined,
  before = document.activeElement,
  frames = FRAMES,
): void {
  const { activeElement, body } = document;
  const isFree = activeElement === before || activeElement === body || !activeElement?.isConnected;
  const target = find();
  if (target && isFree) return target.focus();
  if (frames > 0) requestAnimationFrame(() => focusSoon(find, before, frames - 1));
}

/**
 * Returns a function, to be called once an item has left its list, that focuses the item behind it, or before it, or the screen's
 * content; for an item in no list it does nothing.
 */
export function focusBeside(id: string): () => void {
  const row = rowOf(id);
  const near = [row?.nextElementSibling, row?.previousElementSibling];
  return () =>
    row &&
    focusSoon(() => {
      if (row.isConnected) return null;
      const left = near.find((other) => other?.isConnected);
      return left ? left.querySelector<HTMLElement>('a[href]') : document.querySelector<HTMLElement>('main');
    });
}

/** Focuses the row of an item once its list shows it; on another screen there is none. */
export const focusRow = (item: string): void => focusSoon(() => rowOf(item)?.querySelector('a'));
