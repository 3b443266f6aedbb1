import { contentTypeAt, type ContentTypeDefinition } from '@content';
import { expect, test } from 'vitest';
import { anItem, aPublication } from '../../../../testing/items';
import { buttonOptions, seenText, shortcutOptions } from './save-bar';

const [draft, published, scheduled, ended] = (['draft', 'published', 'scheduled', 'ended'] as const).map(
  (state) => ({ ...anItem({}), _publication: aPublication({ state }) }),
);

test('the keys publish nothing that visitors do not see, and the main button leaves a date as it is', () => {
  expect([undefined, draft, published, scheduled, ended].map(shortcutOptions)).toEqual([
    { state: 'draft' },
    { state: 'draft' },
    { state: 'published' },
    {},
    {},
  ]);
  expect([undefined, draft, published, scheduled].map(buttonOptions)).toEqual([
    { state: 'published' },
    { state: 'published' },
    { state: 'published' },
    {},
  ]);
});

test('an inactive draft of a popup does not hide the active one that visitors see', () => {
  const popups = contentTypeAt('popups') as ContentTypeDefinition;
  const inactive = (given: Parameters<typeof aPublication>[0]) =>
    seenText(popups, { ...anItem({ isActive: false }), _publication: aPublication(given) });
  expect(inactive({})).toBe('Visitors do not see it.');
  expect(inactive({ state: 'draft', isPublic: false })).toBe('Visitors do not see it.');
  expect(inactive({ state: 'draft', publicVersion: 1, publicUpdatedAt: '2026-01-01T00:00:00.000Z' })).toMatch(
    /^Visitors still see the version of /,
  );
});
