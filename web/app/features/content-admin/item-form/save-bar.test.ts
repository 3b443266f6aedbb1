import { expect, test } from 'vitest';
import { anItem, aPublication } from '../../../testing/items';
import { buttonOptions, shortcutOptions } from './save-bar';

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
