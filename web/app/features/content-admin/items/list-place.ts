import type { ContentTypeDefinition } from '@content';
import { adminPaths } from '../../../data/admin-paths';

/** Where a list was left in this tab. */
interface Place {
  /** Its search, filters, sorting and how much of it was shown, as its URL has them. */
  readonly search: string;
  /** The item that was opened from it. */
  readonly item?: string | undefined;
}

const key = (path: string) => `list:${path}`;

function read(path: string): Place {
  try {
    const { search, item } = JSON.parse(sessionStorage.getItem(key(path)) ?? '{}') as Partial<Place>;
    return { search: search ?? '', item };
  } catch {
    return { search: '' };
  }
}

function write(path: string, place: Place): void {
  try {
    sessionStorage.setItem(key(path), JSON.stringify(place));
  } catch {
    // Blocked or full: the way back leads to the beginning of the list.
  }
}

/** Keeps what a type's list shows. An item may have been opened already: the URL follows a click only later. */
export const keepListSearch = (path: string, search: string): void => write(path, { ...read(path), search });

/** Keeps which item was opened from a list. */
export const keepOpened = (path: string, item: string): void => write(path, { ...read(path), item });

/** The item that was opened last from a list, once. */
export function takeOpened(path: string): string | undefined {
  const { search, item } = read(path);
  write(path, { search });
  return item;
}

/** The way back to a type's list, as it was left. */
export const listAddress = (path: string): string => adminPaths.list(path) + read(path).search;

/** The state of a location to which a link leads back. */
export const wayBack = { isWayBack: true } as const;

/** Whether a link that leads back was followed. */
export const isWayBack = (state: unknown): boolean =>
  (state as Partial<typeof wayBack> | null)?.isWayBack === true;

/** The way back to a type's list, for the head of a screen. */
export const wayToList = ({ path, label }: ContentTypeDefinition) => ({
  to: listAddress(path),
  label: label.many,
  state: wayBack,
});
