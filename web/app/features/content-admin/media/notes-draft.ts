import type { MediaItem } from '@content/contract';
import { isSameConsent } from '@content/picture-details';
import type { MediaNotes } from '../../../data/admin-media';
import { pageOwner } from '../../../data/page-person';
import { createDraftStore } from '../drafts/draft-store';

/** Notes of a picture that were changed and not saved, and what they were before. */
interface NotesDraft {
  /** When they were kept, ISO 8601. */
  readonly at: string;
  /** The uid of the person who typed them. */
  readonly owner?: string | null;
  readonly base: Partial<MediaNotes>;
  readonly notes: Partial<MediaNotes>;
}

function isNotesDraft(value: unknown): value is NotesDraft {
  const draft = value as Partial<NotesDraft> | null;
  return typeof draft?.at === 'string' && typeof draft.base === 'object' && typeof draft.notes === 'object';
}

export const notesDrafts = createDraftStore(isNotesDraft);

/** The storage key of the person's unsaved notes of a picture: who signs in after a colleague must not write over theirs. */
export const notesKey = (media: string) => `draft:media:${media}:${pageOwner() ?? ''}`;

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
  return { at: new Date().toISOString(), base: some(base, changed), notes: some(notes, changed) };
}
