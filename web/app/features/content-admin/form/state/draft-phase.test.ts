import { contentTypeAt, type ContentTypeDefinition } from '@content';
import { expect, test } from 'vitest';
import { emptyContent } from '../content/form-content';
import type { RecoverableDraft } from '../save/form-draft';
import { draftAction, type DraftEvent, nextDraftPhase, openingPhase } from './draft-phase';

const content = emptyContent(contentTypeAt('notices') as ContentTypeDefinition);
const found = (isQueued: boolean, missing: readonly string[] = []): RecoverableDraft => ({
  key: 'own',
  draft: { content, base: undefined, key: 'k', at: '', isQueued },
  missing,
});
const draft = found(false);

test.each<[string, boolean, DraftEvent[], string[]]>([
  ['no draft', false, [{ name: 'held' }], ['storing']],
  [
    'a draft in its way',
    true,
    [{ name: 'searched', offered: draft }, { name: 'held' }],
    ['offered', 'offered'],
  ],
  [
    'a draft that is taken',
    true,
    [{ name: 'searched', offered: draft }, { name: 'continued' }],
    ['offered', 'storing'],
  ],
  ['a draft for another form', true, [{ name: 'searched', offered: null }], ['storing']],
  ['another tab', false, [{ name: 'elsewhere' }, { name: 'held' }], ['elsewhere', 'elsewhere']],
  [
    'what that left',
    false,
    [{ name: 'elsewhere' }, { name: 'searched', offered: null }],
    ['elsewhere', 'storing'],
  ],
])('a form that opens to %s', (_what, mayHaveDraft, events, names) => {
  let phase = openingPhase(mayHaveDraft);
  expect(phase.name).toBe(mayHaveDraft ? 'finding' : 'opening');
  expect(events.map((event) => (phase = nextDraftPhase(phase, event)).name)).toEqual(names);
});

test.each([
  ['a draft', found(false), {}, 'offer'],
  ['an interrupted save', found(true), {}, 'resume'],
  ['one without its files', found(true, ['a.jpg']), {}, 'offer'],
  ['one, where something is typed', found(true), { isDirty: true }, 'offer'],
  ['one, where a message is typed', found(true), { hasNote: true }, 'offer'],
  [
    'that of another new item, where something is typed',
    found(true),
    { isDirty: true, storageKey: 'b' },
    'ignore',
  ],
  ['that of another new item', found(false), { storageKey: 'b' }, 'offer'],
])('%s is found', (_what, recoverable, form, action) => {
  expect(draftAction(recoverable, { storageKey: 'own', isDirty: false, hasNote: false, ...form })).toBe(
    action,
  );
});
