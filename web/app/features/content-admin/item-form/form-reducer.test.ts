import { contentTypeAt, type ContentTypeDefinition } from '@content';
import { describe, expect, test } from 'vitest';
import { ApiProblem, NetworkError } from '../../../data/staff/admin-client';
import { anItem, aPublication, picture } from '../../../testing/items';
import { formContentOf, emptyContent, type FormContent } from '../item-content/form-content';
import { CLEAN, refusedStatus } from '../saving/form-status';
import type { SaveOutcome } from '../saving/save-item';
import { formDraftKey, type FormDraft } from '../saving/form-draft';
import {
  type FormEvent,
  type FormPhase,
  type FormState,
  isDirty,
  openForm,
  reduceForm,
} from './form-reducer';

const notice = contentTypeAt('notices') as ContentTypeDefinition;
const item = anItem({ title: 'Meeting', description: 'At seven.' }, { image: [picture('a', 'A')] }, 3);
const latest = anItem({ title: 'Theirs', description: 'At seven.' }, { image: [picture('a', 'A')] }, 4);

const titled =
  (title: string) =>
  (now: FormContent): FormContent => ({ ...now, values: { ...now.values, title } });
const type = (title: string): FormEvent => ({ name: 'changed', change: titled(title) });
const ended = (outcome: SaveOutcome): FormEvent => ({ name: 'saveEnded', outcome, freshKey: 'fresh' });
const failed = (error: unknown) => ended({ name: 'failed', error });
const after = (state: FormState, ...events: FormEvent[]) => events.reduce(reduceForm, state);

/** A draft of the item in which the title was changed. */
function draftCalled(title: string, given: Partial<FormDraft> = {}): FormDraft {
  const content = titled(title)(formContentOf(notice, item));
  return { content, base: item, key: 'k1', at: '2026-01-01T00:00:00.000Z', isQueued: false, ...given };
}

const editing = openForm(notice, item, 'key');
const typed = after(editing, type('Mine'));
const sending = after(typed, { name: 'saveAsked' });
const conflict = after(sending, ended({ name: 'conflict', latest }));
const gone = after(sending, ended({ name: 'gone' }));

const title = ({ content }: FormState) => content.values['title'];
const phase = (state: FormState): FormPhase['name'] => state.phase.name;

test('a form in which nothing changed is not sent and says so, and one of files asks for one', () => {
  const unchanged = after(editing, { name: 'saveAsked' });
  expect(unchanged).toMatchObject({ phase: { name: 'editing' }, status: CLEAN });
  expect(unchanged.status.toast).toBe('Nothing changed.');
  const fresh = openForm(notice, undefined, 'key');
  const draft = { name: 'saveAsked', options: { state: 'draft' } } as const;
  expect(after(fresh, draft).status.toast).toBe('There is nothing to save yet.');
  const policy = contentTypeAt('policies') as ContentTypeDefinition;
  const open = openForm(policy, anItem({}, { policyUrls: [picture('p')] }), 'key');
  const asked = after(open, { name: 'saveAsked' });
  expect(asked.phase.name).toBe('editing');
  expect(asked.status).toEqual({
    detail: 'Please select a file to upload.',
    problems: [{ field: 'policy', message: 'Policy is required' }],
  });
});

describe('a draft', () => {
  test('is taken with its content, its key, its options and its message', () => {
    const options = { state: 'draft', note: 'For Maya' } as const;
    const taken = after(editing, { name: 'draftTaken', draft: draftCalled('Kept', { options }) });
    expect([phase(taken), title(taken), taken.key, isDirty(taken)]).toEqual(['editing', 'Kept', 'k1', true]);
    expect(after(taken, { name: 'saveAsked' }).phase).toMatchObject({ name: 'sending', sent: { options } });
  });

  test('of an item that has changed since in other fields is taken with theirs', () => {
    const theirs = anItem({ title: 'Meeting', description: 'At eight.' }, item.files, 4);
    const taken = after(openForm(notice, theirs, 'key'), { name: 'draftTaken', draft: draftCalled('Mine') });
    expect([phase(taken), taken.item, title(taken)]).toEqual(['editing', theirs, 'Mine']);
    expect(taken.content.values['description']).toBe('At eight.');
  });

  test('of one that both have changed since: the person decides, and goes on editing', () => {
    const taken = after(openForm(notice, latest, 'key'), { name: 'draftTaken', draft: draftCalled('Mine') });
    expect(taken).toMatchObject({ item, phase: { name: 'conflict', then: 'edit', latest } });
    const settled = after(taken, { name: 'conflictResolved', chosen: taken.content });
    expect([phase(settled), title(settled), settled.item]).toEqual(['editing', 'Mine', latest]);
  });

  test('that was to be published is not sent by itself where a colleague has hidden the item since', () => {
    const hidden = {
      ...item,
      _version: 4,
      _publication: aPublication({ state: 'draft', isPublic: false }),
    };
    const draft = draftCalled('Mine', { isQueued: true, options: { state: 'published' } });
    const taken = after(
      openForm(notice, hidden, 'key'),
      { name: 'draftTaken', draft },
      { name: 'saveAsked' },
    );
    expect(taken.phase).toMatchObject({ name: 'conflict', latest: hidden });
  });
});

describe('editing', () => {
  test('what is typed is unsaved until it is undone', () => {
    expect([title(typed), isDirty(typed)]).toEqual(['Mine', true]);
    expect(after(typed, { name: 'undone' })).toEqual(editing);
  });

  test('undone without a connection, nothing is queued any more', () => {
    const asked = after(typed, { name: 'saveAsked', options: { state: 'published' } });
    const undone = after(asked, failed(new NetworkError()), { name: 'undone' });
    expect(undone).toMatchObject({ phase: { name: 'editing', offline: false }, options: {} });
  });

  test('a save with something missing says all of it and stays', () => {
    const tried = after(editing, type(''), { name: 'saveAsked' });
    expect(phase(tried)).toBe('editing');
    expect(tried.status.detail).toBe(notice.messages.required);
    expect(tried.status.problems.map(({ field }) => field)).toEqual(['title']);
    expect(after(tried, { name: 'saveAsked' }).attempt).toBe(tried.attempt + 1);
  });
});

describe('sending', () => {
  test('saved: what the site has now is the base, and what was typed meanwhile stays', () => {
    const saved = { ...anItem({ title: 'Mine', description: 'At seven.' }, item.files, 4) };
    const done = after(sending, ended({ name: 'saved', item: saved }));
    expect([phase(done), isDirty(done), done.lastSaved]).toEqual([
      'editing',
      false,
      { item: saved, before: item },
    ]);
    const more = after(sending, type('Mine and more'), ended({ name: 'saved', item: saved }));
    expect([title(more), isDirty(more), more.item]).toEqual(['Mine and more', true, saved]);
  });

  test('failed: it says why and nothing is lost; without a connection it says nothing and waits', () => {
    const problem = { type: 'about:blank', title: '', status: 503, detail: 'Later.' };
    const down = after(sending, failed(new ApiProblem(problem)));
    expect([phase(down), title(down), down.status.detail]).toEqual([
      'editing',
      'Mine',
      'Not saved. Later. What you typed is still here.',
    ]);
    const offline = after(sending, failed(new NetworkError()));
    expect([offline.phase, offline.status]).toEqual([{ name: 'editing', offline: true }, CLEAN]);
    expect(phase(after(offline, { name: 'saveAsked' }))).toBe('sending');
  });
});

describe('conflict', () => {
  test('settled: it is saved at once, based on what the site has now', () => {
    const settled = after(conflict, { name: 'conflictResolved', chosen: typed.content });
    expect(settled.phase).toMatchObject({
      name: 'sending',
      sent: { base: latest, content: { values: { title: 'Mine' } } },
    });
  });

  test('theirs taken: the form holds what the site has', () => {
    const taken = after(conflict, {
      name: 'conflictResolved',
      chosen: formContentOf(notice, latest),
      then: 'edit',
    });
    expect([phase(taken), title(taken), taken.item, isDirty(taken)]).toEqual([
      'editing',
      'Theirs',
      latest,
      false,
    ]);
  });

  test('left: nothing has changed, and the next save meets it again', () => {
    const left = after(conflict, { name: 'conflictResolved' });
    expect([phase(left), title(left), left.item]).toEqual(['editing', 'Mine', item]);
    expect(after(left, { name: 'saveAsked' }).phase).toMatchObject({ name: 'sending', sent: { base: item } });
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
    expect(after(gone, { name: 'saveAsked' }).phase).toMatchObject({ name: 'sending', sent });
  });

  test('a new item has the words of its title in its id, which stays when a failed Save is repeated with another title', () => {
    const key = '0f3f7a52-5a80-4b2c-9d1e-3b1f0c9e7a41';
    const begun = openForm(notice, undefined, key, { description: 'At seven.' });
    const sent = after(begun, type('सूचना: कृषि तालिम'), { name: 'saveAsked' });
    const id = 'suchana-krishi-talim-3b1f0c9e7a41';
    expect(sent.phase).toMatchObject({ name: 'sending', sent: { key, itemId: id } });
    const again = after(sent, failed(new NetworkError()), type('Another'), { name: 'saveAsked' });
    expect(again.phase).toMatchObject({ name: 'sending', sent: { key, itemId: id } });
    expect(formDraftKey(notice, id)).toBe(formDraftKey(notice, key));
  });

  test('undone, the form is empty', () => {
    expect(after(gone, { name: 'undone' }).content).toEqual(emptyContent(notice));
  });
});

describe('what becomes of what is saved', () => {
  const draft = { ...item, _publication: aPublication({ state: 'draft', isPublic: false }) };
  const ofDraft = openForm(notice, draft, 'key');

  test('a draft is sent incomplete, and published only complete', () => {
    const emptied = after(ofDraft, type(''));
    expect(after(emptied, { name: 'saveAsked', options: { state: 'draft' } }).phase).toMatchObject({
      name: 'sending',
      sent: { options: { state: 'draft' } },
    });
    const refused = after(emptied, { name: 'saveAsked', options: { state: 'published' } });
    expect([phase(refused), refused.status.detail]).toEqual(['editing', notice.messages.required]);
  });

  test('a draft in which nothing changed is published, and the options are repeated when it is tried again', () => {
    const asked = after(
      ofDraft,
      { name: 'noted', note: 'Now' },
      { name: 'saveAsked', options: { state: 'published' } },
    );
    expect(asked.phase).toMatchObject({
      name: 'sending',
      sent: { options: { state: 'published', note: 'Now' } },
    });
    const again = after(asked, failed(new NetworkError()), { name: 'saveAsked' });
    expect(again.phase).toMatchObject({
      name: 'sending',
      sent: { options: { state: 'published', note: 'Now' } },
    });
    expect(phase(after(ofDraft, { name: 'saveAsked', options: { state: 'draft' } }))).toBe('editing');
  });

  test('what an undo has made of the item is taken over, and what is typed stays', () => {
    const changed = { ...latest, description: 'As before' };
    const taken = after(typed, { name: 'replaced', item: changed });
    expect([taken.item, title(taken), taken.content.values['description']]).toEqual([
      changed,
      'Mine',
      'As before',
    ]);
  });
});

describe('chosen files', () => {
  const file = (name: 'filesChosen' | 'filesTaken' | 'filesRefused', field = 'image') => ({ name, field });
  const waiting = after(typed, file('filesChosen'), file('filesChosen', 'attachments'), {
    name: 'saveAsked',
    options: { state: 'draft' },
  });

  test('are waited for by a Save, unless that is given up', () => {
    expect(phase(waiting)).toBe('reading');
    const taken = after(waiting, file('filesTaken'));
    expect(phase(taken)).toBe('reading');
    expect(after(taken, file('filesTaken', 'attachments')).phase).toMatchObject({
      name: 'sending',
      sent: { options: { state: 'draft' } },
    });
    const undone = after(waiting, { name: 'undone' }, file('filesTaken'), file('filesTaken', 'attachments'));
    expect([phase(undone), undone.reading]).toEqual(['editing', []]);
  });

  test('that cannot be used are told; others in their place are all that was asked for, those for another field are not', () => {
    const refused = after(waiting, file('filesRefused'));
    expect([phase(refused), refused.status, refused.attempt]).toEqual([
      'editing',
      refusedStatus('image'),
      typed.attempt + 1,
    ]);
    expect(after(refused, file('filesTaken', 'attachments')).status).toEqual(refused.status);
    expect(after(refused, file('filesChosen'), file('filesTaken')).status).toEqual(CLEAN);
  });
});

test.each([
  ['saveEnded', typed, ended({ name: 'saved', item: latest })],
  ['saveAsked', sending, { name: 'saveAsked' }],
  ['undone', sending, { name: 'undone' }],
  ['replaced', conflict, { name: 'replaced', item: latest }],
  ['conflictResolved', typed, { name: 'conflictResolved', chosen: typed.content }],
] as const)('%s changes nothing where it does not fit', (_, state, event) => {
  expect(reduceForm(state, event)).toBe(state);
});
