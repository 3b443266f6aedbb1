import type { ContentTypeDefinition } from '@content';
import { adminPaths } from '../../../data/admin-paths';

/** Frames in which a list has surely shown what has become of it. */
const FRAMES = 30;

/** The link by which an item stands in the list on the screen. */
const linkTo = (type: ContentTypeDefinition, id: string) =>
  document.querySelector<HTMLElement>(`main li a[href^="${adminPaths.edit(type.path, id)}"]`);

/** Puts the focus on what `find` finds as soon as it is there; nowhere when the person has moved it meanwhile. */
function focusSoon(find: () => HTMLElement | null | undefined, frames = FRAMES): void {
  const { activeElement } = document;
  const isFree = activeElement === null || activeElement === document.body || !activeElement.isConnected;
  const target = find();
  if (target && isFree) return target.focus();
  if (frames > 0) requestAnimationFrame(() => focusSoon(find, frames - 1));
}

/**
 * Where the focus goes when an item leaves its list: to the item behind it, or before it, or the screen's content. Asked
 * before the item is gone; does nothing where it stands in no list.
 */
export function focusBeside(type: ContentTypeDefinition, id: string): () => void {
  const row = linkTo(type, id)?.closest('li');
  if (!row) return () => undefined;
  const rows = [...(row.parentElement?.children ?? [])];
  const at = rows.indexOf(row);
  const near = [...rows.slice(at + 1), ...rows.slice(0, at).toReversed()];
  return () =>
    focusSoon(() => {
      if (row.isConnected) return null;
      const left = near.find((other) => other.isConnected);
      return left ? left.querySelector<HTMLElement>('a[href]') : document.querySelector<HTMLElement>('main');
    });
}

/** Puts the focus on an item that is back in its list; leaves it where it is on another screen. */
export function focusRow(type: ContentTypeDefinition, id: string): void {
  focusSoon(() => linkTo(type, id));
}
