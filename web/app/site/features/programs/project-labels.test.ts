import { expect, test } from 'vitest';
import { endsOf, inLakhs } from './project-labels';

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

test.each([
  ['Shrawan 2081 – Asar 2084', ['Shrawan 2081 –', 'Asar 2084']],
  ['साउन २०७६ – असार २०७९', ['साउन २०७६ –', 'असार २०७९']],
  ['2081-04-01 - 2083-03-30', ['2081-04-01 -', '2083-03-30']],
  ['Magh 2081 to Poush 2083', ['Magh 2081 to', 'Poush 2083']],
  ['Three years', ['Three years']],
  ['2081–2083', ['2081–2083']],
])('the duration %s has the ends %j, between which its line may break', (duration, ends) => {
  expect(endsOf(duration)).toEqual(ends);
});
