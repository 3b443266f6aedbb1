import { searchedText } from '@content/api/contract';
import { isPossibleId } from '@content/items/ids';
import { decodeCursor, encodeCursor, listCursor } from '@content/items/page-token';

/** Normalizes the value of a parameter; null for one that makes no difference to the page. */
export type Spelling = (value: string) => string | null;

/** A cursor of a list. */
export const after: Spelling = (value) => {
  const cursor = decodeCursor(listCursor, value);
  return cursor && encodeCursor(cursor);
};

/** A choice; '' is none. */
export const chosen =
  (read: (text: string) => string): Spelling =>
  (value) =>
    read(value) || null;

/** A search query without redundant spaces. */
export const words: Spelling = (value) => searchedText(value) || null;

export const anId: Spelling = (value) => (isPossibleId(value) ? value : null);
