import type { ContentTypeDefinition } from '@content';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { adminPaths } from '../../../data/staff/admin-paths';
import { safeStorage } from '../../../data/device/safe-storage';

/** The state in which a list was left in this tab. */
interface Place {
  /** Its search, filters, sorting and how much of it was shown, as its URL has them. */
  readonly search: string;
  readonly item?: string | undefined;
}

const key = (path: string) => `list:${path}`;

/** Where nothing is kept, the way back leads to the beginning of the list. */
function read(path: string): Place {
  const kept = safeStorage(() => JSON.parse(sessionStorage.getItem(key(path)) ?? '{}') as Partial<Place>);
  return { search: '', ...kept };
}

function write(path: string, place: Place): void {
  safeStorage(() => sessionStorage.setItem(key(path), JSON.stringify(place)));
}

/** Stores the search of a type's list and keeps the opened item, as the URL changes only after the click. */
export const keepListSearch = (path: string, search: string): void => write(path, { ...read(path), search });

export const keepOpened = (path: string, item: string): void => write(path, { ...read(path), item });

export function takeOpened(path: string): string | undefined {
  const { search, item } = read(path);
  write(path, { search });
  return item;
}

/** The URL of a type's list as it was left. */
export const listAddress = (path: string): string => adminPaths.list(path) + read(path).search;

/** The router state of links back to a list. */
export const wayBack = { isWayBack: true } as const;

const isWayBack = (state: unknown): boolean => (state as Partial<typeof wayBack> | null)?.isWayBack === true;

/** The link back to a type's list, for the head of a screen. */
export const wayToList = ({ path, label }: ContentTypeDefinition) => ({
  to: listAddress(path),
  label: label.many,
  state: wayBack,
});

/** Focuses an item's row, and scrolls it into view if necessary. */
function show(item: string): void {
  const row = document.querySelector(`[data-item="${CSS.escape(item)}"]`);
  row?.querySelector('a')?.focus({ preventScroll: true });
  const { top = 0, bottom = 0 } = row?.getBoundingClientRect() ?? {};
  if (top < 0 || bottom > window.innerHeight) row?.scrollIntoView({ block: 'center' });
}

/**
 * Stores the state in which a list is left, and restores it for whoever comes back: the row of the item that was opened is
 * focused and in view. Returns a function that stores which item is opened. Rows have `data-item` with the item's id, and their
 * first link leads to the item.
 */
export function useListPlace(path: string) {
  const { search, state } = useLocation() as { search: string; state: unknown };
  const navigation: string = useNavigationType();
  const isBack = navigation === 'POP' || isWayBack(state);
  const arrive = useEffectEvent(() => {
    const opened = takeOpened(path);
    // After the frame has moved the focus to the new screen, and the router the page to where it was.
    if (opened !== undefined && isBack) requestAnimationFrame(() => show(opened));
  });
  useEffect(() => arrive(), []);
  useEffect(() => keepListSearch(path, search), [path, search]);
  return (item: string) => keepOpened(path, item);
}
