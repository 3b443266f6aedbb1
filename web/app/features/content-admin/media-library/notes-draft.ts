import type { MediaItem } from '@content/api/contract';
import { isSameConsent } from '@content/files/picture-details';
import { draftKey } from '../drafts/draft-store';

/** What staff note of a picture: consent (null if nothing is known), and the description and focus that new uses start with. */
export type MediaNotes = Pick<MediaItem, 'alt' | 'focus' | 'consent'>;

/** Notes of a picture that were changed and not saved, and what they were before. */
export interface NotesDraft {
  readonly base: Partial<MediaNotes>;
  readonly notes: Partial<MediaNotes>;
}

/** The storage key of the person's unsaved notes of a picture. */
export const notesKey = (media: string): string => draftKey('media', media);

export const notesOf = ({ alt, focus, consent }: MediaItem): MediaNotes => ({ alt, focus, consent });
const noteNames = ['alt', 'focus', 'consent'] as const;

/** The names of the notes that differ. */
export function changedNotes(a: MediaNotes, b: MediaNotes): readonly (keyof MediaNotes)[] {
  const isSame = {
    alt: a.alt === b.alt,
    focus: a.focus?.x === b.focus?.x && a.focus?.y === b.focus?.y,
    consent: isSameConsent(a.consent, b.consent),
  };
  return noteNames.filter((name) => !isSame[name]);
}

export const some = (notes: MediaNotes, names: readonly (keyof MediaNotes)[]): Partial<MediaNotes> =>
  Object.fromEntries(names.map((name) => [name, notes[name]]));

/** The draft of what has been changed; null where nothing has. */
export function makeNotesDraft(notes: MediaNotes, base: MediaNotes): NotesDraft | null {
  const changed = changedNotes(notes, base);
  if (changed.length === 0) return null;
  return { base: some(base, changed), notes: some(notes, changed) };
}
