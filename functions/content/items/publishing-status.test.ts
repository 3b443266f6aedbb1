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
  [published, { state: 'published' }, false],
  [published, { state: 'draft' }, false],
  [published, { note: 'A word' }, false],
  [published, { unpublishAt: later }, true],
  [published, { unpublishAt: null }, false],
  [published, { state: 'published', publishAt: '2026-11-20T00:00:00Z' }, false],
  [published, { state: 'published', publishAt: later }, true],
  [draft, { state: 'published' }, true],
  [draft, { state: 'draft' }, false],
  [draft, {}, false],
  [scheduled, {}, false],
  [scheduled, { state: 'published', publishAt: '2026-11-29T10:00:00+05:45' }, false],
  [scheduled, { state: 'published' }, true],
  [scheduled, { state: 'draft' }, true],
  [ended, { state: 'published' }, true],
] as const)('%#', (item, options, changes) => {
  expect(asksForChange(item, options, now)).toBe(changes);
});

test('a draft may lack what is required', () => {
  expect(hasToBeComplete(undefined, { state: 'draft' })).toBe(false);
  expect(hasToBeComplete(draft, {})).toBe(false);
  expect(hasToBeComplete(draft, { publishAt: later })).toBe(true);
  expect(hasToBeComplete(draft, { publishAt: null })).toBe(true);
  expect(hasToBeComplete(scheduled, {})).toBe(true);
  expect(hasToBeComplete(undefined, {})).toBe(true);
});

test('publish options travel as parts of the form', () => {
  expect(
    optionParts({ state: 'published', publishAt: null, unpublishAt: later, note: ' For Maya ' }),
  ).toEqual({ _state: 'published', _publishAt: null, _unpublishAt: later, _note: 'For Maya' });
  expect(optionParts({ note: ' ' })).toEqual({});
});
