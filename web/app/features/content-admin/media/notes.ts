import { type Area, type Consent, isSameConsent, type Point } from '@content/files/picture-details';

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

const isSamePlace = (a: Partial<Area> | null | undefined, b: Partial<Area> | null | undefined) =>
  a?.x === b?.x && a?.y === b?.y && a?.width === b?.width && a?.height === b?.height;

/** The notes that differ from others. */
export function changedNotes(notes: PictureNotes, from: PictureNotes): Partial<PictureNotes> {
  return {
    ...(notes.alt !== from.alt && { alt: notes.alt }),
    ...(!isSamePlace(notes.crop, from.crop) && { crop: notes.crop }),
    ...(!isSamePlace(notes.focus, from.focus) && { focus: notes.focus }),
    ...(!isSameConsent(notes.consent, from.consent) && { consent: notes.consent }),
  };
}

/** Of some notes those that others have as well. */
export const notesIn = (others: object, notes: Partial<PictureNotes>): Partial<PictureNotes> =>
  Object.fromEntries(Object.entries(notes).filter(([name]) => name in others));
