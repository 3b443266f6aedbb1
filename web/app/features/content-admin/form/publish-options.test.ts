import { expect, test } from 'vitest';
import { anItem, aPublication } from '../../../testing/items';
import {
  asksForChange,
  hasToBeComplete,
  shortcutOptions,
  buttonOptions,
  optionParts,
} from './publish-options';

const now = Date.parse('2026-11-22T00:00:00Z');
const later = '2026-11-29T04:15:00.000Z';
const published = anItem({});
const draft = { ...anItem({}), _publication: aPublication({ state: 'draft', isPublic: false }) };
const scheduled = {
  ...anItem({}),
  _publication: aPublication({ state: 'scheduled', publishAt: later, isPublic: false }),
};
const ended = {
  ...anItem({}),
  _publication: aPublication({ state: 'ended', unpublishAt: '2026-11-01T00:00:00.000Z', isPublic: false }),
};

test.each([
  [published, { to: 'published' }, false],
  [published, { to: 'draft' }, false],
  [published, { note: 'A word' }, false],
  [published, { unpublishAt: later }, true],
  [published, { unpublishAt: null }, false],
  [published, { to: 'published', publishAt: '2026-11-20T00:00:00Z' }, false],
  [published, { to: 'published', publishAt: later }, true],
  [draft, { to: 'published' }, true],
  [draft, { to: 'draft' }, false],
  [draft, {}, false],
  [scheduled, {}, false],
  [scheduled, { to: 'published', publishAt: '2026-11-29T10:00:00+05:45' }, false],
  [scheduled, { to: 'published' }, true],
  [scheduled, { to: 'draft' }, true],
  [ended, { to: 'published' }, true],
] as const)('%#', (item, options, changes) => {
  expect(asksForChange(item, options, now)).toBe(changes);
});

test('the keys publish nothing that visitors do not see, and the main button leaves a date as it is', () => {
  expect([undefined, draft, published, scheduled, ended].map(shortcutOptions)).toEqual([
    { to: 'draft' },
    { to: 'draft' },
    { to: 'published' },
    {},
    {},
  ]);
  expect([undefined, draft, published, scheduled].map(buttonOptions)).toEqual([
    { to: 'published' },
    { to: 'published' },
    { to: 'published' },
    {},
  ]);
});

test('a draft may lack what is required', () => {
  expect(hasToBeComplete(undefined, { to: 'draft' })).toBe(false);
  expect(hasToBeComplete(draft, {})).toBe(false);
  expect(hasToBeComplete(draft, { publishAt: later })).toBe(true);
  expect(hasToBeComplete(scheduled, {})).toBe(true);
  expect(hasToBeComplete(undefined, {})).toBe(true);
});

test('publish options travel as parts of the form', () => {
  expect(optionParts({ to: 'published', publishAt: null, unpublishAt: later, note: ' For Maya ' })).toEqual([
    ['_state', 'published'],
    ['_publishAt', ''],
    ['_unpublishAt', later],
    ['_note', 'For Maya'],
  ]);
  expect(optionParts({ note: ' ' })).toEqual([]);
});
