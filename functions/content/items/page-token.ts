import type { AnyItem, ContentTypeStructure } from '../define';
import type { ChoiceField } from '../field-types/fields';
import { isPossibleId } from './ids';

/** One entry of a cursor: a moment (ISO 8601 in UTC, as `toISOString` writes it), a day, a text, a number, a count, an id. */
type Part = 'moment' | 'day' | 'text' | 'number' | 'count' | 'id';

type CursorOf<P extends readonly Part[]> = {
  readonly [I in keyof P]: P[I] extends 'number' | 'count' ? number : string;
};

/** Firestore's first and last moment, in milliseconds. */
const FIRST_MOMENT = Date.parse('0001-01-01T00:00:00.000Z');
const LAST_MOMENT = Date.parse('9999-12-31T23:59:59.999Z');

function isMoment(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value)) return false;
  const time = Date.parse(value);
  return time >= FIRST_MOMENT && time <= LAST_MOMENT;
}

const fits: Readonly<Record<Part, (value: unknown) => boolean>> = {
  moment: isMoment,
  day: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value),
  text: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  count: (value) => Number.isSafeInteger(value) && (value as number) >= 0,
  id: (value) => typeof value === 'string' && isPossibleId(value),
};

/**
 * The page token of a cursor: opaque text, safe in a URL. A cursor holds the values that a list is sorted by, of the
 * last entry shown, and what tells apart entries whose values are the same.
 */
export function encodeCursor(values: readonly (string | number)[]): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(values))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Reads a page token; null for a text that `encodeCursor` cannot have made of a cursor with these parts. */
export function decodeCursor<const P extends readonly Part[]>(parts: P, token: string): CursorOf<P> | null {
  try {
    const characters = atob(token.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(characters, (character) => character.charCodeAt(0));
    const values: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (!Array.isArray(values) || values.length !== parts.length) return null;
    return parts.every((part, i) => fits[part](values[i])) ? (values as unknown as CursorOf<P>) : null;
  } catch {
    return null;
  }
}

/** The cursor of search results: how many came up to here, and the last one's id. */
export const searchCursor = ['count', 'id'] as const;
/** The cursor of the trash: when the item was deleted, the path of its type, its id. */
export const trashCursor = ['moment', 'id', 'id'] as const;
/** The cursor of the audit log: the moment of the entry, and its id. */
export const auditCursor = ['moment', 'id'] as const;

/** The cursor of a type's list: a value for each step of its order, then the id. */
function contentCursor({ order, fields }: ContentTypeStructure): readonly Part[] {
  const parts = order.map(({ field, rank }): Part => {
    if (field === 'createdAt') return 'moment';
    if (rank || fields[field]?.type === 'number') return 'number';
    return fields[field]?.type === 'date' ? 'day' : 'text';
  });
  return [...parts, 'id'];
}

/** Where an item stands in its type's list: the values that it is sorted by, then its id. */
export function listPosition(
  type: ContentTypeStructure,
  item: Readonly<Record<string, unknown>> & { readonly _id: string },
): readonly (string | number)[] {
  const values = type.order.map((step): string | number => {
    if (!step.rank) return item[step.field] as string | number;
    return (type.fields[step.field] as ChoiceField).options.indexOf(String(item[step.field]));
  });
  return [...values, item._id];
}

/** The page token that continues a type's list behind `item`. */
export function pageTokenAfter(type: ContentTypeStructure, item: AnyItem): string {
  return encodeCursor(listPosition(type, item));
}

/** The sort values in a page token, the id last; null for a token that this type's lists never gave. */
export function readPageToken(
  type: ContentTypeStructure,
  token: string,
): readonly (string | number)[] | null {
  return decodeCursor(contentCursor(type), token);
}
