import { type ContentPath, type ContentTypeDefinition, contentTypeAt } from '..';
import { expect, test } from 'vitest';
import { heading, link, paragraph, richText } from '../testing/builders';
import { adviceFor } from './advice';
import { linksOf, sitePath } from './links';

const typeAt = (path: ContentPath): ContentTypeDefinition => contentTypeAt(path) as ContentTypeDefinition;
type Publishing = Parameters<typeof adviceFor>[2];
const never: Publishing = { publishAt: null, unpublishAt: null };
const long = 'A text that says enough for whoever reads it.';
/** Nothing is left to say of it. */
const good = { title: 'Vacancy', ne_title: 'रिक्त पद', description: long, kind: 'Other' };
/** What is advised on a notice, each with its field. */
function fields(given: object, publishing = never, dead: string[] = []) {
  const item = { values: { ...good, ...given }, files: {} };
  const advice = adviceFor(typeAt('notices'), item, publishing, dead, '2026-11-23');
  return advice.map(({ field, text }) => [field, text]);
}

test('of a notice with nothing to mend nothing is said', () => {
  expect(fields({ closesOn: '2026-11-23', heldOn: '2026-12-01' })).toEqual([]);
});

test.each([
  ['a closing day that is over', { closesOn: '2025-11-29' }, 'closesOn', /29 November 2025, which is over/],
  [
    'a day before the closing day',
    { closesOn: '2026-12-05', heldOn: '2026-12-01' },
    'heldOn',
    /is before “Closes on”/,
  ],
  ['a vacancy that never closes', { kind: 'Vacancy' }, 'closesOn', /a vacancy stays open for ever/],
  ['the title of a copy', { title: 'Copy of Vacancy' }, 'title', /still begins with “Copy of”/],
  ['a very long title', { title: 'x'.repeat(121) }, 'title', /121 characters/],
  ['a very short text', { description: 'See below' }, 'description', /very short/],
  [
    'a small heading before any large one',
    { description: richText(heading(3, 'Duties'), paragraph(long)) },
    'description',
    /first heading of “Description” is a smaller one/,
  ],
  ['a missing translation', { ne_title: '' }, 'title', /not translated/],
] as const)('%s is told at its field', (_, values, field, text) => {
  expect(fields(values)).toEqual([[field, expect.stringMatching(text)]]);
});

test('moments that contradict the closing day are told', () => {
  const values = { closesOn: '2026-12-05' };
  const said = (given: Partial<Publishing>) => fields(values, { ...never, ...given });
  const told = (text: string) => [['closesOn', expect.stringContaining(text)]];
  expect(said({ publishAt: '2026-12-06T04:00:00Z' })).toEqual(told('only after'));
  expect(said({ unpublishAt: '2026-12-04T04:00:00Z' })).toEqual(told('before it'));
  expect(said({ publishAt: '2026-12-05T04:00:00Z', unpublishAt: '2026-12-05T06:00:00Z' })).toEqual([]);
});

test('links are found in formatted text, in bare addresses, in link fields and in rows, each once', () => {
  const linked = richText(paragraph(link('Our', '/stories'), ' and ', link('all', '/stories')));
  const values = { description: linked, contact: 'www.example.org, 083-520000, a@example.org' };
  expect(linksOf(typeAt('notices'), values)).toEqual([
    { field: 'description', href: '/stories' },
    { field: 'contact', href: 'https://www.example.org' },
  ]);
  expect(linksOf(typeAt('popups'), { buttonLink: '/notices' })).toEqual([
    { field: 'buttonLink', href: '/notices' },
  ]);
  expect(fields({ description: linked }, never, ['/stories'])).toEqual([
    ['description', expect.stringContaining('very short')],
    ['description', 'The link to /stories leads nowhere.'],
  ]);
});

test('an address of this site is known by its path, in either language', () => {
  const at = (address: string) => sitePath(address, 'https://site.example');
  expect(['/ne/story/a/', 'https://site.example/story/a?x#y', '/ne', '/'].map(at)).toEqual([
    '/story/a',
    '/story/a',
    '/',
    '/',
  ]);
  expect([at('https://other.example/story/a'), at('mailto:a@site.example')]).toEqual([null, null]);
});
