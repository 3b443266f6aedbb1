import { expect, test } from 'vitest';
import { titleFromName } from './rows';

test.each([
  ['Field-visit_to__Bardiya.JPG', 'Field visit to Bardiya'],
  ['महिला-तालिम_२०८१.jpeg', 'महिला तालिम २०८१'],
  ['  spaced   out .png', 'spaced out'],
  ['Ward 4, no. 12.webp', 'Ward 4, no. 12'],
  ['_-_.gif', ''],
  ['no ending', 'no ending'],
])('%s becomes “%s”', (name, title) => {
  expect(titleFromName(name)).toBe(title);
});
