import { expect, test } from 'vitest';
import {
  asksForChange,
  hasToBeComplete,
  optionParts,
  publishingStateIn,
  type PublishingState,
} from './publishing-status';

const now = Date.parse('2026-11-22T00:00:00Z');
const later = '2026-11-29T04:15:00.000Z';
const itemIn = (state: Partial<PublishingState>) => ({
  _publication: { ...publishingStateIn({}), isPublic: false, ...state },
});
const published = {};
const draft = itemIn({ state: 'draft' });
const scheduled = itemIn({ state: 'scheduled', publishAt: later });
const ended = itemIn({ state: 'ended', unpublishAt: '2026-11-01T00:00:00.000Z' });

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

test('a draft may lack what is required', () => {
  expect(hasToBeComplete(undefined, { to: 'draft' })).toBe(false);
  expect(hasToBeComplete(draft, {})).toBe(false);
  expect(hasToBeComplete(draft, { publishAt: later })).toBe(true);
  expect(hasToBeComplete(draft, { publishAt: null })).toBe(true);
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
