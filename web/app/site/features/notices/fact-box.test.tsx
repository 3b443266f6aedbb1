import { expect, test } from 'vitest';
import { provideLanguage } from '../../../language';
import { renderToString } from '../../../testing/render';
import { factBox, factsOf } from './fact-box';

const factsIn = (html: string) =>
  [...html.matchAll(/<dd[^>]*>(.*?)<\/dd>/g)].map(([, text = '']) => text.replaceAll('\u00a0', ' '));

test('a notice tells its days in both calendars', async () => {
  const html = await renderToString(factBox({ heldOn: '2026-12-05', closesOn: '2026-11-21' }));
  expect(factsIn(html)).toEqual(['5 December 2026 (19 Mangsir 2083)', '21 November 2026 (5 Mangsir 2083)']);
});

test('the page of a notice tells a day once, the feed that it is the last one too', async () => {
  const notice = { heldOn: '2026-12-05', closesOn: '2026-12-05' };
  expect(factsIn(await renderToString(factBox(notice)))).toHaveLength(1);
  expect(factsOf(notice, String).map(([field]) => field)).toEqual(['heldOn', 'closesOn']);
});

test('a day whose Nepali year is not certain yet has its Gregorian date alone', async () => {
  const html = await renderToString(factBox({ closesOn: '2027-05-01' }));
  expect(factsIn(html)).toEqual(['1 May 2027']);
});

test('on a Nepali page the Nepali date comes first', async () => {
  provideLanguage(() => 'ne');
  const html = await renderToString(factBox({ closesOn: '2026-11-21' }));
  provideLanguage(() => 'en');
  expect(factsIn(html)).toEqual(['५ मङ्सिर २०८३ (२१ नोभेम्बर २०२६)']);
});
