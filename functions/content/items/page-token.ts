import { isPossibleId } from './ids';

/** One entry of a cursor: a moment (ISO 8601 in UTC, as `toISOString` writes it), a count, an id. */
type Part = 'moment' | 'count' | 'id';

type CursorOf<P extends readonly Part[]> = {
  readonly [I in keyof P]: P[I] extends 'count' ? number : string;
};

/** Firestore knows the moments of the years from 1 to 9999. */
const MOMENT = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const fits: Readonly<Record<Part, (value: unknown) => boolean>> = {
  moment: (value) => typeof value === 'string' && MOMENT.test(value) && !Number.isNaN(Date.parse(value)),
  count: (value) => Number.isSafeInteger(value) && (value as number) >= 0,
  id: (value) => typeof value === 'string' && isPossibleId(value),
};

/** The page token of a cursor, which tells of the last entry shown: opaque text, safe in a URL. */
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

/** The cursor of a list of items or media: how many came up to here, and the last one's id. */
export const listCursor = ['count', 'id'] as const;
/** The cursor of the trash: when the item was deleted, the path of its type, its id. */
export const trashCursor = ['moment', 'id', 'id'] as const;
/** The cursor of the audit log and of messages: the moment of the entry, and its id. */
export const auditCursor = ['moment', 'id'] as const;
