import type { Area, Consent, Point } from '@content/files/picture-details';
import { hashKey } from '@tanstack/react-query';

/** What can be said of a picture. */
export interface PictureNotes {
  readonly alt: string;
  /** The part that is shown, null for all of it; undefined where that is not asked. */
  readonly crop?: Area | null | undefined;
  /** What matters most in it; null where the site chooses. */
  readonly focus: Point | null;
  /** Null where nobody has said who can be recognised. */
  readonly consent: Consent | null;
}

/** Whether two notes say the same; what is not asked says no more than nothing. */
const isSame = (a: unknown, b: unknown) => hashKey([a ?? null]) === hashKey([b ?? null]);

/** The notes that differ from others. */
export const changedNotes = (notes: PictureNotes, from: PictureNotes): Partial<PictureNotes> =>
  Object.fromEntries(
    Object.entries(notes).filter(([name, note]) => !isSame(note, from[name as keyof PictureNotes])),
  );

/** Of some notes those that others have as well. */
export const notesIn = (others: object, notes: Partial<PictureNotes>): Partial<PictureNotes> =>
  Object.fromEntries(Object.entries(notes).filter(([name]) => name in others));
