import { expect, test } from 'vitest';
import { anItem, aPublication } from '../../testing/items';
import { badgeOf, savedText, visibilityText } from './publishing-labels';

const at = '2026-11-29T04:15:00.000Z';
const seen = '2026-11-23T06:55:00.000Z';
const states = {
  published: aPublication(),
  ending: aPublication({ unpublishAt: at }),
  draft: aPublication({ state: 'draft', isPublic: false }),
  changes: aPublication({ state: 'draft', publicVersion: 1, publicUpdatedAt: seen }),
  changesOfEnding: aPublication({
    state: 'draft',
    publicVersion: 1,
    publicUpdatedAt: seen,
    publicUntil: at,
  }),
  scheduled: aPublication({ state: 'scheduled', publishAt: at, isPublic: false }),
  ended: aPublication({ state: 'ended', unpublishAt: at, isPublic: false }),
};
const item = (name: keyof typeof states) => ({ ...anItem({}), _publication: states[name] });

test.each([
  ['published', undefined, 'Visitors see it.'],
  ['ending', 'Shown until 29 Nov 2026, 10:00', 'Visitors see it until 29 November 2026 at 10:00.'],
  ['draft', 'Draft', 'Only colleagues see this draft.'],
  [
    'changes',
    'Draft of changes',
    'Visitors still see the version of 23 Nov 2026, 12:40. Your draft of changes is not published yet.',
  ],
  [
    'changesOfEnding',
    'Draft of changes',
    'Visitors still see the version of 23 Nov 2026, 12:40 until 29 November 2026 at 10:00. Your draft of changes is not published yet.',
  ],
  ['scheduled', 'Scheduled for 29 Nov 2026, 10:00', 'Visitors see it from 29 November 2026 at 10:00.'],
  ['ended', 'Ended on 29 Nov 2026, 10:00', 'Visitors have not seen it since 29 November 2026 at 10:00.'],
] as const)('%s', (name, badge, sentence) => {
  expect([badgeOf(states[name])?.text, visibilityText(states[name])]).toEqual([badge, sentence]);
});

test.each([
  [undefined, 'published', 'is published.'],
  [undefined, 'draft', 'was saved as a draft.'],
  ['published', 'published', 'was saved.'],
  ['published', 'changes', 'was saved as a draft of changes.'],
  ['published', 'draft', 'is a draft again: visitors do not see it.'],
  ['published', 'ending', 'was saved. It will be taken down on 29 November 2026 at 10:00.'],
  ['draft', 'published', 'was published.'],
  ['draft', 'scheduled', 'will be published on 29 November 2026 at 10:00.'],
] as const)('from %s to %s: %s', (before, after, words) => {
  expect(savedText(item(after), before && item(before))).toBe(words);
});
