import { contentTypeAt, type ContentTypeDefinition } from '@content';
import { describe, expect, test } from 'vitest';
import { ApiProblem, NetworkError } from '../../../../data/staff/admin-client';
import { anItem, aPublication, picture } from '../../../../testing/items';
import { formContentOf, emptyContent, type FormContent } from '../content/form-content';
import { CLEAN, refusedStatus } from '../save/form-status';
import type { SaveOutcome } from '../save/save-item';
import { formDraftKey, type FormDraft } from '../save/form-draft';
import {
  resolveConflict,
  endReading,
  type FormPhase,
  type FormState,
  isDirty,
  openForm,
  replaceItem,
  requestSave,
  endSave,
  undoChanges,
  withDraft,
} from './form-state';

const notice = contentTypeAt('notices') as ContentTypeDefinition;
const item = anItem({ title: 'Meeting', description: 'At seven.' }, { image: [picture('a', 'A')] }, 3);
const latest = anItem({ title: 'Theirs', description: 'At seven.' }, { image: [picture('a', 'A')] }, 4);

const titled =
  (title: string) =>
  (now: FormContent): FormContent => ({ ...now, values: { ...now.values, title } });
const type = (state: FormState, title: string) => ({ ...state, content: titled(title)(state.content) });
const ended = (state: FormState, outcome: SaveOutcome) => endSave(state, outcome, 'fresh');
const failed = (state: FormState, error: unknown) => ended(state, { name: 'failed', error });

/** A draft of the item in which the title was changed. */
function draftCalled(title: string, given: Partial<FormDraft> = {}): FormDraft {
  const content = titled(title)(formContentOf(notice, item));
  return { content, base: item, key: 'k1', at: '2026-01-01T00:00:00.000Z', isQueued: false, ...given };
}

const editing = openForm(notice, item, 'key');
const typed = type(editing, 'Mine');
const sending = requestSave(typed);
const conflict = ended(sending, { name: 'conflict', latest });
const gone = ended(sending, { name: 'gone' });

const title = ({ content }: FormState) => content.values['title'];
const phase = (state: FormState): FormPhase['name'] => state.phase.name;
/** What a form sends; undefined while it sends nothing. */
const sentBy = ({ phase: now }: FormState) => (now.name === 'sending' ? now.sent : undefined);

test('a form in which nothing changed is not sent and says so, and one of files asks for one', () => {
  const unchanged = requestSave(editing);
  expect(unchanged).toMatchObject({ phase: { name: 'editing' }, status: CLEAN });
  expect(unchanged.status.toast).toBe('Nothing changed.');
  const fresh = openForm(notice, undefined, 'key');
  expect(requestSave(fresh, { state: 'draft' }).status.toast).toBe('There is nothing to save yet.');
  const policy = contentTypeAt('policies') as ContentTypeDefinition;
  const open = openForm(policy, anItem({}, { policyUrls: [picture('p')] }), 'key');
  const asked = requestSave(open);
  expect(asked.phase.name).toBe('editing');
  expect(asked.status).toEqual({
    detail: 'Please select a file to upload.',
    problems: [{ field: 'policy', message: 'Policy is required' }],
  });
});

describe('a draft', () => {
  test('is taken with its content, its key, its options and its message', () => {
    const options = { state: 'draft', note: 'For Maya' } as const;
    const taken = withDraft(editing, draftCalled('Kept', { options }));
    expect([phase(taken), title(taken), taken.key, isDirty(taken)]).toEqual(['editing', 'Kept', 'k1', true]);
    expect(sentBy(requestSave(taken))).toMatchObject({ options });
  });

  test('of an item that has changed since in other fields is taken with theirs', () => {
    const theirs = anItem({ title: 'Meeting', description: 'At eight.' }, item.files, 4);
    const taken = withDraft(openForm(notice, theirs, 'key'), draftCalled('Mine'));
    expect([phase(taken), taken.item, title(taken)]).toEqual(['editing', theirs, 'Mine']);
    expect(taken.content.values['description']).toBe('At eight.');
  });

  test('of one that both have changed since: the person decides, and goes on editing', () => {
    const taken = withDraft(openForm(notice, latest, 'key'), draftCalled('Mine'));
    expect(taken).toMatchObject({ item, phase: { name: 'conflict', then: 'edit', latest } });
    const settled = resolveConflict(taken, taken.content);
    expect([phase(settled), title(settled), settled.item]).toEqual(['editing', 'Mine', latest]);
  });

  test('that was to be published is not sent by itself where a colleague has hidden the item since', () => {
    const hidden = {
      ...item,
      _version: 4,
      _publication: aPublication({ state: 'draft', isPublic: false }),
    };
    const draft = draftCalled('Mine', { isQueued: true, options: { state: 'published' } });
    const taken = requestSave(withDraft(openForm(notice, hidden, 'key'), draft));
    expect(taken.phase).toMatchObject({ name: 'conflict', latest: hidden });
  });
});

describe('editing', () => {
  test('what is typed is unsaved until it is undone', () => {
    expect([title(typed), isDirty(typed)]).toEqual(['Mine', true]);
    expect(undoChanges(typed)).toEqual(editing);
  });

  test('undone without a connection, nothing is queued any more', () => {
    const asked = requestSave(typed, { state: 'published' });
    const given = undoChanges(failed(asked, new NetworkError()));
    expect(given).toMatchObject({ phase: { name: 'editing', offline: false }, options: {} });
  });

  test('a save with something missing says all of it and stays', () => {
    const tried = requestSave(type(editing, ''));
    expect(phase(tried)).toBe('editing');
    expect(tried.status.detail).toBe(notice.messages.required);
    expect(tried.status.problems.map(({ field }) => field)).toEqual(['title']);
    expect(requestSave(tried).attempt).toBe(tried.attempt + 1);
  });
});

describe('sending', () => {
  test('saved: what the site has now is the base, and what was typed meanwhile stays', () => {
    const saved = { ...anItem({ title: 'Mine', description: 'At seven.' }, item.files, 4) };
    const done = ended(sending, { name: 'saved', item: saved });
    expect([phase(done), isDirty(done), done.lastSaved]).toEqual([
      'editing',
      false,
      { item: saved, before: item },
    ]);
    const more = ended(type(sending, 'Mine and more'), { name: 'saved', item: saved });
    expect([title(more), isDirty(more), more.item]).toEqual(['Mine and more', true, saved]);
  });

  test('failed: it says why and nothing is lost; without a connection it says nothing and waits', () => {
    const problem = { type: 'about:blank', title: '', status: 503, detail: 'Later.' };
    const down = failed(sending, new ApiProblem(problem));
    expect([phase(down), title(down), down.status.detail]).toEqual([
      'editing',
      'Mine',
      'Not saved. Later. What you typed is still here.',
    ]);
    const offline = failed(sending, new NetworkError());
    expect([offline.phase, offline.status]).toEqual([{ name: 'editing', offline: true }, CLEAN]);
    expect(phase(requestSave(offline))).toBe('sending');
  });
});

describe('conflict', () => {
  test('settled: it is saved at once, based on what the site has now', () => {
    const settled = resolveConflict(conflict, typed.content);
    expect(sentBy(settled)).toMatchObject({ base: latest, content: { values: { title: 'Mine' } } });
  });

  test('theirs taken: the form holds what the site has', () => {
    const taken = resolveConflict(conflict, formContentOf(notice, latest), 'edit');
    expect([phase(taken), title(taken), taken.item, isDirty(taken)]).toEqual([
      'editing',
      'Theirs',
      latest,
      false,
    ]);
  });

  test('left: nothing has changed, and the next save meets it again', () => {
    const left = resolveConflict(conflict);
    expect([phase(left), title(left), left.item]).toEqual(['editing', 'Mine', item]);
    expect(sentBy(requestSave(left))).toMatchObject({ base: item });
  });
});

describe('gone', () => {
  test('what was typed becomes a new item under a fresh key; files that are gone have to be chosen again', () => {
    expect([gone.item, gone.key, title(gone), gone.content.files['image']]).toEqual([
      undefined,
      'fresh',
      'Mine',
      [],
    ]);
    expect(gone.status.detail).toBe(
      'Someone deleted this notice in the meantime. What you typed is still here, and Save adds it again. Choose the image again first.',
    );
    const sent = { base: undefined, key: 'fresh', content: { values: { title: 'Mine' } } };
    expect(sentBy(requestSave(gone))).toMatchObject(sent);
  });

  test('a new item has the words of its title in its id, which stays when a failed Save is repeated with another title', () => {
    const key = '0f3f7a52-5a80-4b2c-9d1e-3b1f0c9e7a41';
    const begun = openForm(notice, undefined, key, { description: 'At seven.' });
    const sent = requestSave(type(begun, 'सूचना: कृषि तालिम'));
    const id = 'suchana-krishi-talim-3b1f0c9e7a41';
    expect(sentBy(sent)).toMatchObject({ key, itemId: id });
    const again = requestSave(type(failed(sent, new NetworkError()), 'Another'));
    expect(sentBy(again)).toMatchObject({ key, itemId: id });
    expect(formDraftKey(notice, id)).toBe(formDraftKey(notice, key));
  });

  test('undone, the form is empty', () => {
    expect(undoChanges(gone).content).toEqual(emptyContent(notice));
  });
});

describe('what becomes of what is saved', () => {
  const draft = { ...item, _publication: aPublication({ state: 'draft', isPublic: false }) };
  const ofDraft = openForm(notice, draft, 'key');

  test('a draft is sent incomplete, and published only complete', () => {
    const emptied = type(ofDraft, '');
    expect(sentBy(requestSave(emptied, { state: 'draft' }))).toMatchObject({ options: { state: 'draft' } });
    const refused = requestSave(emptied, { state: 'published' });
    expect([phase(refused), refused.status.detail]).toEqual(['editing', notice.messages.required]);
  });

  test('a draft in which nothing changed is published, and the options are repeated when it is tried again', () => {
    const asked = requestSave({ ...ofDraft, options: { note: 'Now' } }, { state: 'published' });
    expect(sentBy(asked)).toMatchObject({ options: { state: 'published', note: 'Now' } });
    const again = requestSave(failed(asked, new NetworkError()));
    expect(sentBy(again)).toMatchObject({ options: { state: 'published', note: 'Now' } });
    expect(phase(requestSave(ofDraft, { state: 'draft' }))).toBe('editing');
  });

  test('what an undo has made of the item is taken over, and what is typed stays', () => {
    const changed = { ...latest, description: 'As before' };
    const taken = replaceItem(typed, changed);
    expect([taken.item, title(taken), taken.content.values['description']]).toEqual([
      changed,
      'Mine',
      'As before',
    ]);
  });
});

describe('chosen files', () => {
  const waiting = requestSave({ ...typed, reading: ['image', 'attachments'] }, { state: 'draft' });

  test('are waited for by a Save, unless that is given up', () => {
    expect(phase(waiting)).toBe('reading');
    const taken = endReading(waiting, 'image', true);
    expect(phase(taken)).toBe('reading');
    const sent = { options: { state: 'draft' } };
    expect(sentBy(endReading(taken, 'attachments', true))).toMatchObject(sent);
    const given = endReading(endReading(undoChanges(waiting), 'image', true), 'attachments', true);
    expect([phase(given), given.reading]).toEqual(['editing', []]);
  });

  test('that cannot be used are told; others in their place are all that was asked for, those for another field are not', () => {
    const refused = endReading(waiting, 'image', false);
    expect([phase(refused), refused.status, refused.attempt]).toEqual([
      'editing',
      refusedStatus('image'),
      typed.attempt + 1,
    ]);
    expect(endReading(refused, 'attachments', true).status).toEqual(refused.status);
    expect(endReading({ ...refused, reading: ['image'] }, 'image', true).status).toEqual(CLEAN);
  });
});

test.each([
  ['the end of a save', typed, (state: FormState) => ended(state, { name: 'saved', item: latest })],
  ['Save', sending, requestSave],
  ['an undo', sending, undoChanges],
  ['another change of the item', conflict, (state: FormState) => replaceItem(state, latest)],
  ['the end of a conflict', typed, (state: FormState) => resolveConflict(state, typed.content)],
] as const)('%s changes nothing where it does not fit', (_, state, change) => {
  expect(change(state)).toBe(state);
});
