import { expect, test } from 'vitest';
import { inLakhs } from './project-labels';

test.each([
  ['12500000', '1,25,00,000'],
  ['38,500,000', '3,85,00,000'],
  ['9,200,000', '92,00,000'],
  ['12,40,000', '12,40,000'],
  ['1,000', '1,000'],
  ['100000', '1,00,000'],
  ['1,00,00,00,000', '1,00,00,00,000'],
  ['३८५०००००', '३,८५,००,०००'],
  ['NRP 38,500,000 for 2081 to 2084', 'NRP 3,85,00,000 for 2081 to 2084'],
  ['1250000.50', '12,50,000.50'],
  ['2081/82', '2081/82'],
  ['To be decided', 'To be decided'],
  ['–', '–'],
])('the budget %s reads %s: lakhs and crores', (written, read) => {
  expect(inLakhs(written)).toBe(read);
});
