import { expect, test } from 'vitest';
import { coverDesign } from './cover-design';

test.each([
  ['Seeds we nearly lost', 'Seeds we nearly lost'],
  ['Water that stays: a handbook for users’ committees', 'Water that stays'],
  ['Request of a community for support', 'Request of a community for support'],
  ['Nine women, a mill and the price of rice in the hills', 'Nine women, a mill and the price'],
  ['Complaint sheet for staff, and for all, everywhere', 'Complaint sheet for staff'],
  ['annual-report_2081-82.pdf', 'annual report 2081 82'],
  ['Annual report 2081/82', 'Annual report 2081/82'],
  ['वार्षिक प्रतिवेदन २०८१/८२', 'वार्षिक प्रतिवेदन २०८१/८२'],
  ['Internationalisierungsverantwortlichkeit of all', 'Internationalisierungsverantwortlichkeit'],
])('the cover of %j bears %j', (title, words) => {
  expect(coverDesign(title).words).toBe(words);
});

test('the longer the words, the smaller the letters, within limits', () => {
  const sizes = ['Seeds', 'Scholarship application', 'Internationalisierungsverantwortlichkeit'].map(
    (title) => coverDesign(title).size,
  );
  expect(sizes).toEqual([15, 12, 9.5]);
});

test('the same title always gives the same view, and titles differ', () => {
  const titles = Array.from({ length: 30 }, (_, i) => `Annual report ${2050 + i}`);
  const views = titles.map((title) => coverDesign(title).view);
  expect(titles.map((title) => coverDesign(title).view)).toEqual(views);
  expect(new Set(views)).toEqual(new Set([0, 1, 2, 3, 4]));
});
