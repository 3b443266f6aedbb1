import type { Area, Consent, Point } from '@content/files/picture-details';
import { hashKey } from '@tanstack/react-query';

export interface PictureNotes {
  readonly alt: string;
  /** The part that is shown, null for all of it; undefined where it cannot be changed. */
  readonly crop?: Area | null | undefined;
  /** What matters most in it; null where the site chooses. */
  readonly focus: Point | null;
  /** Null where nobody has noted one. */
  readonly consent: Consent | null;
}

/** Whether two notes are equal; undefined counts as null. */
const isSame = (a: unknown, b: unknown) => hashKey([a ?? null]) === hashKey([b ?? null]);

/** The notes that differ from others. */
export const changedNotes = (notes: PictureNotes, from: PictureNotes): Partial<PictureNotes> =>
  Object.fromEntries(
    Object.entries(notes).filter(([name, note]) => !isSame(note, from[name as keyof PictureNotes])),
  );

/** The notes whose names others have as well. */
export const notesIn = (others: object, notes: Partial<PictureNotes>): Partial<PictureNotes> =>
  Object.fromEntries(Object.entries(notes).filter(([name]) => name in others));
