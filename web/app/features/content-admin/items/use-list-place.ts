import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isWayBack, keepListSearch, keepOpened, takeOpened } from './list-place';

/** Puts the focus on an item's row, and brings it into sight where it is not. */
function show(item: string): void {
  const row = document.querySelector(`[data-item="${CSS.escape(item)}"]`);
  row?.querySelector('a')?.focus({ preventScroll: true });
  const { top = 0, bottom = 0 } = row?.getBoundingClientRect() ?? {};
  if (top < 0 || bottom > window.innerHeight) row?.scrollIntoView({ block: 'center' });
}

/**
 * Keeps where a list is left, and finds the place again for whoever comes back: the row of the item that was opened has
 * the focus and is in sight. Returns what keeps which one is opened. Rows carry `data-item` with the item's id; their first link is the way to the item.
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
