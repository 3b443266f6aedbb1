import type { ContentTypeDefinition } from '@content';
import { contentTypeAt } from '@content';
import { expect, test } from 'vitest';
import { isNarrow, readPages, readStaffQuery, writeStaffQuery } from './staff-query';

const gallery = contentTypeAt('galleries') as ContentTypeDefinition;
const read = (text: string) => readStaffQuery(gallery, new URLSearchParams(text));

test('a query survives the way into the URL and back', () => {
  const query = read('q=खाने पानी&sort=title&category=IRCH&attention=description&publication=draft');
  expect(query).toEqual({
    q: 'खाने पानी',
    sort: 'title',
    attention: 'description',
    state: 'draft',
    filters: { category: 'IRCH' },
  });
  expect(readStaffQuery(gallery, writeStaffQuery(query))).toEqual(query);
});

test('what does not fit is left out, and the usual is not written', () => {
  const query = read('sort=sideways&isOngoing=true&attention=none&category=&publication=lost');
  expect(query).toEqual({ q: '', sort: 'site', filters: {} });
  expect(writeStaffQuery(query).toString()).toBe('');
});

test.each([
  ['', false],
  ['sort=title', false],
  ['q=%20', false],
  ['q=a', true],
  ['category=IRCH', true],
  ['attention=picture', true],
  ['publication=draft', true],
])('%s narrows the list: %s', (text, narrow) => {
  expect(isNarrow(read(text))).toBe(narrow);
});

test.each([
  ['', 1],
  ['pages=3', 3],
  ['pages=0', 1],
  ['pages=2.5', 1],
  ['pages=many', 1],
  ['pages=100000', 1],
])('%s shows %i pages', (text, pages) => {
  expect(readPages(new URLSearchParams(text))).toBe(pages);
});
