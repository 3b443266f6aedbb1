import type { ContentTypeStructure } from '@content';
import { isPossibleId } from '@content/items/ids';
import { encodeCursor, readPageToken } from '@content/items/page-token';

/** The one spelling of a parameter's value beside the others; null where it makes no other page than none. */
export type Spelling = (value: string, given: URLSearchParams) => string | null;

/** Where a list goes on: a cursor that one of the type's lists can have given. */
export const after =
  (type: ContentTypeStructure): Spelling =>
  (value) => {
    const position = readPageToken(type, value);
    return position && encodeCursor(position);
  };

/** How many entries of a numbered list stand on the pages before. */
export const from: Spelling = (value) => (/^[1-9]\d{0,4}$/.test(value) ? value : null);

/** A choice of which '' is none. */
export const chosen =
  (read: (text: string) => string): Spelling =>
  (value) =>
    read(value) || null;

export const anId: Spelling = (value) => (isPossibleId(value) ? value : null);
