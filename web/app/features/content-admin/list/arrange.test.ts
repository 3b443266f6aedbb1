import type { ContentTypeDefinition } from '@content';
import { contentTypeAt } from '@content';
import { expect, test } from 'vitest';
import { anItem } from '../form/testing';
import { dayInWords, siteAddress } from '../ui/words';
import { arrange } from './arrange';

const program = contentTypeAt('programs') as ContentTypeDefinition;
const notice = contentTypeAt('notices') as ContentTypeDefinition;
const items = [
  { ...anItem({ name: 'Water for Dailekh', isOngoing: true }), createdAt: '2026-01-01T00:00:00.000Z' },
  { ...anItem({ name: 'खानेपानी', isOngoing: false }), createdAt: '2026-03-01T00:00:00.000Z' },
];
const names = (search: string, sorting: 'site' | 'newest' | 'title') =>
  arrange(program, items, search, sorting).map((item) => item['name']);

test('a search wants every word, wherever it stands, in any script and case', () => {
  expect(names('DAILEKH water', 'site')).toEqual(['Water for Dailekh']);
  expect(names('खाने', 'site')).toEqual(['खानेपानी']);
  expect(names('completed', 'site')).toEqual(['खानेपानी']);
  expect(names('nothing', 'site')).toEqual([]);
});

test('a list is sorted without being changed', () => {
  expect(names('', 'newest')).toEqual(['खानेपानी', 'Water for Dailekh']);
  expect(names('', 'site')).toEqual(['Water for Dailekh', 'खानेपानी']);
});

test('days are those of Nepal; a notice without a picture has no page of its own', () => {
  expect(dayInWords('2026-01-02T20:00:00.000Z')).toBe('3 January 2026');
  expect(siteAddress(notice, anItem({}, { image: [] }, 3))).toBe('/notices?v=3');
});
