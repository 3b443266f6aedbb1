import { afterEach, expect, test, vi } from 'vitest';
import { setCurrentUser } from '../../../data/current-user';
import { memoryStorage } from '../../../testing/items';
import { dropDraft, readDraft, writeDraft } from '../item-form/draft-store';
import { makeNotesDraft, type NotesDraft, notesKey } from './notes-draft';

afterEach(() => {
  vi.unstubAllGlobals();
});

const signIn = (uid: string) => setCurrentUser({ uid, email: `${uid}@example.org`, displayName: null });
const noted = (alt: string) => ({ alt, focus: null, consent: null });

test('who signs in after a colleague neither sees nor deletes what they have not saved of a picture', () => {
  vi.stubGlobal('window', { localStorage: memoryStorage() });
  const draft = makeNotesDraft(noted('A bridge'), noted(''));
  if (!draft) throw new Error('Nothing has changed');
  signIn('asha');
  writeDraft(notesKey('m1'), draft);
  signIn('binod');
  expect(readDraft(notesKey('m1'))).toBeNull();
  void dropDraft(notesKey('m1'));
  signIn('asha');
  expect(readDraft<NotesDraft>(notesKey('m1'))?.notes).toEqual({ alt: 'A bridge' });
});
