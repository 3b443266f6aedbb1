import { contentTypeAt, type ContentTypeDefinition } from '@content';
import { describe, expect, test } from 'vitest';
import { ApiProblem, NetworkError } from '../../../data/admin-client';
import { anItem, aPublication, picture } from '../../../testing/items';
import { formContentOf, emptyContent, type FormContent } from '../form/content';
import { mergeContents } from '../form/merge';
import { CLEAN, refusedStatus } from '../form/status';
import type { Conflict, SaveOutcome } from '../saving/save';
import { makeFormDraft, type Offer } from '../drafts/form-draft';
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
const failed = (error: unknown, rest: { hasArrived?: boolean; present?: typeof item } = {}) =>
  ended({ name: 'failed', error, hasArrived: false, ...rest });
const after = (state: FormState, ...events: FormEvent[]) => events.reduce(reduceForm, state);

/** A draft of the item in which the title was changed. */
function offer(title: string, key: string): Offer {
  const draft = makeFormDraft(notice, titled(title)(formContentOf(notice, item)), key, item);
  return { key: `draft:notices:s1:${key}`, draft, files: new Map() };
}

/** What another person's change of the title looks like to one who wanted to save `mine`. */
function conflictWith(mine: FormContent): Conflict {
  const theirs = formContentOf(notice, latest);
  const merge = mergeContents(notice, formContentOf(notice, item), mine, theirs);
  const author = { name: 'Maya', isSelf: false } as const;
  return { merge, theirs, latest, sent: mine, author, isMine: false, overridesPublishing: false };
}

const opened = openForm(notice, item, 'key');
const editing = after(opened, { name: 'offersFound', offers: [] });
const offering = after(opened, { name: 'offersFound', offers: [offer('newer', 'k2'), offer('older', 'k1')] });
const typed = after(editing, type('Mine'));
const sending = after(typed, { name: 'saveAsked' });
const conflict = after(sending, ended({ name: 'conflict', conflict: conflictWith(typed.content) }));
const gone = after(sending, ended({ name: 'gone' }));
const phases = { opened, offering, editing, typed, sending, conflict, gone };

const title = ({ content }: FormState) => content.values['title'];
const phase = (state: FormState): FormPhase['name'] => state.phase.name;

test('a form in which nothing changed is not sent and says so, and one of files asks for one', () => {
  const unchanged = after(editing, { name: 'saveAsked' });
  expect(unchanged).toMatchObject({ phase: { name: 'editing' }, status: CLEAN });
  expect(unchanged.status.toast).toBe('Nothing changed.');
  const fresh = after(openForm(notice, undefined, 'key'), { name: 'offersFound', offers: [] });
  const draft = { name: 'saveAsked', options: { state: 'draft' } } as const;
  expect(after(fresh, draft).status.toast).toBe('There is nothing to save yet.');
  const policy = contentTypeAt('policies') as ContentTypeDefinition;
  const open = openForm(policy, anItem({}, { policyUrls: [picture('p')] }), 'key');
  const asked = after(open, { name: 'offersFound', offers: [] }, { name: 'saveAsked' });
  expect(asked.phase.name).toBe('editing');
  expect(asked.status).toEqual({
    detail: 'Please select a file to upload.',
    problems: [{ field: 'policy', message: 'Policy is required' }],
  });
});

test('the phases are what they are called', () => {
  expect(Object.values(phases).map(phase)).toEqual([
    'offering',
    'offering',
    'editing',
    'editing',
    'sending',
    'conflict',
    'gone',
  ]);
});

describe('offering', () => {
  test('without a draft the form is there at once', () => {
    expect([phase(editing), title(editing), isDirty(editing)]).toEqual(['editing', 'Meeting', false]);
  });

  test('the newest is taken: its content and its key', () => {
    const taken = after(offering, { name: 'offerTaken' });
    expect([phase(taken), title(taken), taken.key, isDirty(taken)]).toEqual(['editing', 'newer', 'k2', true]);
  });

  test('one after the other is dropped', () => {
    const next = after(offering, { name: 'offerDropped' });
    expect(next.phase).toMatchObject({ offers: [{ draft: { key: 'k1' } }] });
    expect(after(next, { name: 'offerDropped' })).toEqual(editing);
  });

  // The lock of a tab that closed as this one opened is free a moment later.
  test('what is found while one is offered comes after it', () => {
    const more = after(offering, {
      name: 'offersFound',
      offers: [offer('newest', 'k3'), offer('newer', 'k2'), offer('older', 'k1')],
    });
    const keys = ({ phase }: FormState) =>
      phase.name === 'offering' ? phase.offers?.map(({ draft }) => draft.key) : [];
    expect(keys(more)).toEqual(['k2', 'k1', 'k3']);
    const last = after(more, { name: 'offerDropped' }, { name: 'offerDropped' }, { name: 'offerTaken' });
    expect(title(last)).toBe('newest');
  });

  test('of one that both have changed since, the person decides, and goes on editing', () => {
    const changed = after(openForm(notice, latest, 'key'), {
      name: 'offersFound',
      offers: [offer('Mine', 'k1')],
    });
    const taken = after(changed, { name: 'offerTaken' });
    expect(taken.phase).toMatchObject({ name: 'conflict', then: 'edit', conflict: { author: null } });
    const named = after(taken, { name: 'authorFound', author: { name: 'Maya', isSelf: false } });
    expect(named.phase).toMatchObject({ conflict: { author: { name: 'Maya', isSelf: false } } });
    const settled = after(named, { name: 'conflictResolved', chosen: taken.content });
    expect([phase(settled), title(settled), settled.item]).toEqual(['editing', 'Mine', latest]);
  });
});

test('a draft that was to be published is not sent by itself where a colleague has hidden the item since', () => {
  const kept = offer('Mine', 'k1');
  const draft = { ...kept.draft, promised: true, options: { state: 'published' as const } };
  const hidden = { ...item, _version: 4, _publication: aPublication({ state: 'draft', isPublic: false }) };
  const taken = after(
    openForm(notice, hidden, 'key'),
    { name: 'offersFound', offers: [{ ...kept, draft }] },
    { name: 'offerTaken' },
    { name: 'saveAsked' },
  );
  expect(taken.phase).toMatchObject({ name: 'conflict', conflict: { overridesPublishing: true } });
});

describe('editing', () => {
  test('what is typed is unsaved until it is undone', () => {
    expect([title(typed), isDirty(typed)]).toEqual(['Mine', true]);
    expect(after(typed, { name: 'undone' })).toEqual(editing);
  });

  test('undone without a connection, nothing is promised any more', () => {
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

  test('a save sends what stands there, with the item it is based on', () => {
    expect(sending.phase).toEqual({
      name: 'sending',
      sent: { content: typed.content, base: item, key: 'key', options: { note: '' } },
      percent: null,
      waiting: false,
    });
  });
});

describe('sending', () => {
  test('tells how far it has come', () => {
    const half = after(sending, { name: 'progressed', percent: 50 });
    expect(after(half, { name: 'progressed', waiting: true }).phase).toMatchObject({
      percent: 50,
      waiting: true,
    });
  });

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

  test('saved: an item that was not there before is a new one', () => {
    const full = formContentOf(notice, item);
    const fresh = after(
      openForm(notice, undefined, 'key'),
      { name: 'offersFound', offers: [] },
      { name: 'changed', change: () => ({ ...full, files: { image: [] } }) },
      { name: 'saveAsked' },
      ended({ name: 'saved', item: anItem({ title: 'Meeting', description: 'At seven.' }, { image: [] }) }),
    );
    expect([phase(fresh), fresh.lastSaved?.before, isDirty(fresh)]).toEqual(['editing', undefined, false]);
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

  test('cancelled: it says whether it may have arrived', () => {
    const cancelled = new DOMException('Cancelled', 'AbortError');
    expect(after(sending, failed(cancelled)).status.detail).toMatch(/^Cancelled\. Nothing was saved/);
    expect(after(sending, failed(cancelled, { hasArrived: true })).status.detail).toMatch(/may have been/);
  });

  test('failed because there is one already: the form is about that one', () => {
    const problem = { type: 'about:blank', title: '', status: 409, detail: 'There is one.' };
    const taken = after(sending, failed(new ApiProblem(problem), { present: latest }));
    expect([taken.item, taken.status.detail]).toEqual([latest, 'There is one.']);
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

  test('settled: what was typed while the form was on its way stays typed', () => {
    const more = after(conflict, type('Mine and more'));
    const settled = after(more, { name: 'conflictResolved', chosen: typed.content });
    expect(title(settled)).toBe('Mine and more');
  });

  test('theirs taken: the form holds what the site has', () => {
    const taken = after(conflict, { name: 'theirsTaken' });
    expect([phase(taken), title(taken), taken.item, isDirty(taken)]).toEqual([
      'editing',
      'Theirs',
      latest,
      false,
    ]);
  });

  test('left: nothing has changed, and the next save meets it again', () => {
    const left = after(conflict, { name: 'conflictLeft' });
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
    expect(gone.status.detail).toMatch(/^Someone deleted this notice .* Choose the image again first\.$/);
  });

  test('it can be typed on, and Save adds it', () => {
    const again = after(gone, type('Mine again'), { name: 'saveAsked' });
    expect(again.phase).toMatchObject({ name: 'sending', sent: { base: undefined, key: 'fresh' } });
  });

  test('as long as something is missing it stays so', () => {
    expect(phase(after(gone, type(''), { name: 'saveAsked' }))).toBe('gone');
  });

  test('undone, the form is empty', () => {
    expect(after(gone, { name: 'undone' }).content).toEqual(emptyContent(notice));
  });
});

describe('what becomes of what is saved', () => {
  const draft = { ...item, _publication: aPublication({ state: 'draft', isPublic: false }) };
  const ofDraft = after(openForm(notice, draft, 'key'), { name: 'offersFound', offers: [] });

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

  test('what is kept of a form carries the options and the message', () => {
    const kept = offer('Kept', 'k9');
    const withOptions = {
      ...kept,
      draft: { ...kept.draft, options: { state: 'draft' as const }, note: 'For Maya' },
    };
    const taken = after(
      openForm(notice, item, 'key'),
      { name: 'offersFound', offers: [withOptions] },
      { name: 'offerTaken' },
      { name: 'saveAsked' },
    );
    expect(taken.phase).toMatchObject({
      name: 'sending',
      sent: { options: { state: 'draft', note: 'For Maya' } },
    });
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

describe('Save while a chosen file is still being looked at', () => {
  const begun: FormEvent = { name: 'readingBegun' };
  const end = (areTaken: boolean, field = 'image'): FormEvent => ({ name: 'readingEnded', field, areTaken });
  const asked = after(typed, begun, begun, { name: 'saveAsked', options: { state: 'draft' } });

  test('waits for all of them, and is carried out as it was asked for', () => {
    expect([phase(asked), asked.saveAfter]).toEqual([
      'editing',
      { name: 'saveAsked', options: { state: 'draft' } },
    ]);
    expect(phase(after(asked, end(true)))).toBe('editing');
    const sent = after(asked, end(true), type('With the file'), end(true));
    expect(sent.phase).toMatchObject({ name: 'sending', sent: { options: { state: 'draft' } } });
    expect([title(sent), sent.reading, sent.saveAfter]).toEqual(['With the file', 0, null]);
  });

  test('is not carried out where one was refused: it was meant with that file', () => {
    const refused = after(asked, end(false));
    expect([phase(refused), refused.saveAfter, refused.attempt]).toEqual([
      'editing',
      null,
      typed.attempt + 1,
    ]);
    expect(refused.status).toEqual(refusedStatus('image'));
    expect(phase(after(refused, end(true)))).toBe('editing');
    expect(phase(after(refused, end(true), { name: 'saveAsked' }))).toBe('sending');
  });

  test('another file in its place is all that was asked for; one for another field is not', () => {
    const refused = after(asked, end(false));
    expect(after(refused, end(true)).status).toEqual(CLEAN);
    expect(after(refused, end(true, 'attachments')).status).toEqual(refusedStatus('image'));
  });

  test('that nobody asked for does not happen', () => {
    expect(after(typed, begun, end(true))).toEqual(typed);
  });
});

test('what is found later is offered where nothing has been begun, and nowhere else', () => {
  const found: FormEvent = { name: 'offersFound', offers: [offer('late', 'k3')] };
  expect(phase(after(editing, found))).toBe('offering');
  expect(after(editing, { name: 'offersFound', offers: [] })).toBe(editing);
  const noted = after(editing, { name: 'noted', note: 'For Maya' });
  const offline = after(sending, failed(new NetworkError()));
  for (const state of [typed, noted, offline]) expect(after(state, found)).toBe(state);
});

describe('what does not fit the phase changes nothing', () => {
  const events: Record<FormEvent['name'], FormEvent> = {
    offersFound: { name: 'offersFound', offers: [offer('late', 'k3')] },
    offerTaken: { name: 'offerTaken' },
    offerDropped: { name: 'offerDropped' },
    changed: type('Other'),
    undone: { name: 'undone' },
    saveAsked: { name: 'saveAsked' },
    progressed: { name: 'progressed', percent: 5 },
    saveEnded: ended({ name: 'saved', item: latest }),
    authorFound: { name: 'authorFound', author: { name: 'Somebody', isSelf: false } },
    conflictResolved: { name: 'conflictResolved', chosen: typed.content },
    theirsTaken: { name: 'theirsTaken' },
    conflictLeft: { name: 'conflictLeft' },
    noted: { name: 'noted', note: 'For Maya' },
    replaced: { name: 'replaced', item: latest },
    readingBegun: { name: 'readingBegun' },
    readingEnded: { name: 'readingEnded', field: 'image', areTaken: true },
  };
  // Files are read whatever the form does meanwhile.
  const always: readonly FormEvent['name'][] = ['readingBegun', 'readingEnded'];
  const fitting: Record<keyof typeof phases, readonly FormEvent['name'][]> = {
    opened: ['offersFound'],
    offering: ['offersFound', 'offerTaken', 'offerDropped'],
    editing: ['offersFound', 'changed', 'undone', 'saveAsked', 'noted', 'replaced'],
    typed: ['changed', 'undone', 'saveAsked', 'noted', 'replaced'],
    sending: ['changed', 'progressed', 'saveEnded', 'noted'],
    conflict: ['changed', 'authorFound', 'conflictResolved', 'theirsTaken', 'conflictLeft', 'noted'],
    gone: ['changed', 'undone', 'saveAsked', 'noted'],
  };
  const rows = Object.entries(phases).flatMap(([name, state]) =>
    Object.values(events).map(
      (event) =>
        [
          name,
          event.name,
          [...always, ...fitting[name as keyof typeof phases]].includes(event.name),
          state,
          event,
        ] as const,
    ),
  );
  test.each(rows)('%s, %s: %s', (_, __, fits, state, event) => {
    expect(reduceForm(state, event) === state).toBe(!fits);
  });
});
