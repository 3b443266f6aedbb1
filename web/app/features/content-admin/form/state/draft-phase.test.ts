import { contentTypeAt, type ContentTypeDefinition } from '@content';
import { expect, test } from 'vitest';
import { emptyContent } from '../content/form-content';
import { draftAction, type DraftEvent, nextDraftPhase, openingPhase } from './draft-phase';

const content = emptyContent(contentTypeAt('notices') as ContentTypeDefinition);
const found = (isQueued: boolean, missing: readonly string[] = []) => {
  return { key: 'own', draft: { content, base: undefined, key: 'k', at: '', isQueued }, missing };
};
const offer: DraftEvent = { name: 'searched', offered: found(false) };
const nothing: DraftEvent = { name: 'searched', offered: null };
const held: DraftEvent = { name: 'held' };
const elsewhere: DraftEvent = { name: 'elsewhere' };
const continued: DraftEvent = { name: 'continued' };

test.each([
  ['there is no draft', false, [held], ['storing']],
  ['a draft is offered before the lock is held', true, [offer, held], ['offered', 'offered']],
  ['a draft is continued', true, [offer, continued], ['offered', 'storing']],
  ['another tab had it', false, [elsewhere, nothing], ['elsewhere', 'storing']],
])('the phases of a form where %s', (_where, mayHaveDraft, events, names) => {
  let phase = openingPhase(mayHaveDraft);
  expect(phase.name).toBe(mayHaveDraft ? 'finding' : 'opening');
  expect(events.map((event) => (phase = nextDraftPhase(phase, event)).name)).toEqual(names);
});

test.each([
  ['a draft', found(false), {}, 'offer'],
  ['an interrupted save', found(true), {}, 'resume'],
  ['one without its files', found(true, ['a.jpg']), {}, 'offer'],
  ['one where something is typed', found(true), { isDirty: true }, 'offer'],
  ['one where a message is typed', found(true), { hasNote: true }, 'offer'],
  ['that of another item over typing', found(true), { isDirty: true, storageKey: 'b' }, 'ignore'],
  ['that of another new item', found(false), { storageKey: 'b' }, 'offer'],
])('what is done with %s', (_what, recoverable, form, action) => {
  const opened = { storageKey: 'own', isDirty: false, hasNote: false };
  expect(draftAction(recoverable, { ...opened, ...form })).toBe(action);
});
