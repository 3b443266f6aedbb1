import { searchedText } from '@content/api/contract';
import { isPossibleId } from '@content/items/ids';
import { decodeCursor, encodeCursor, listCursor } from '@content/items/page-token';

/** The one spelling of a parameter's value beside the others; null where it makes no other page than none. */
export type Spelling = (value: string) => string | null;

/** Where a list goes on: a cursor that a list can have given. */
export const after: Spelling = (value) => {
  const cursor = decodeCursor(listCursor, value);
  return cursor && encodeCursor(cursor);
};

/** A choice of which '' is none. */
export const chosen =
  (read: (text: string) => string): Spelling =>
  (value) =>
    read(value) || null;

/** What is searched for, without the spaces that say nothing. */
export const words: Spelling = (value) => searchedText(value) || null;

export const anId: Spelling = (value) => (isPossibleId(value) ? value : null);
