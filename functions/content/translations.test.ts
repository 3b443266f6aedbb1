import { expect, test } from 'vitest';
import { aboutInNepali } from '@site/defaults/ne';
import { contentTypeAt, type ContentPath, type ContentTypeStructure } from './index';
import { inLanguage, languageOfItem } from './translations';

const typeAt = (path: ContentPath) => contentTypeAt(path) as ContentTypeStructure;

test.each([
  ['text in Nepali', { title: 'आवेदन आह्वान', description: 'फारम वेबसाइटमा छ।' }, 'ne'],
  ['text in English', { title: 'Call for applications', description: 'See नेपाल.' }, 'en'],
  ['a long link', { title: 'आह्वान', description: 'https://example.org/call-for-applications' }, 'ne'],
  [
    'formatted text with a link',
    { title: 'आह्वान', description: '<!-- markdown -->\n[यहाँ](/programs/call-for-applications) हेर्नुहोस्' },
    'ne',
  ],
  ['an e-mail address', { title: 'आह्वान', contact: 'long.name.of.a.person@example.org' }, 'ne'],
  ['no letters', { title: '2083', description: '' }, 'en'],
  ['a translation', { title: 'Call', ne_title: 'छात्रवृत्तिका लागि आवेदन आह्वान' }, 'en'],
])('the language of an item with %s', (_item, values, language) => {
  expect(languageOfItem(typeAt('notices'), values)).toBe(language);
});

test('the language of an item is found in the texts of its rows, not in their names', () => {
  const areas = [{ name: 'बर्दिया', coverage: '' }];
  expect(languageOfItem(typeAt('about'), { areas })).toBe('ne');
  expect(languageOfItem(typeAt('about'), { areas: JSON.stringify(areas) })).toBe('ne');
});

test('what staff have left as it came is read in Nepali, also where most of a page is written in Nepali', () => {
  const about = typeAt('about');
  const networks = about.defaults?.['networks'] ?? [];
  const values = { ...aboutInNepali, networks };
  expect(languageOfItem(about, values)).toBe('ne');
  expect(inLanguage(about, values, 'ne', aboutInNepali)['networks']).toEqual(aboutInNepali.networks);
});
