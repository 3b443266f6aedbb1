import { expect, test } from 'vitest';
import { isNarrow, readPages, readQuery } from './staff-query';

const choices = [
  { name: 'category', label: 'Category', empty: 'Category: all' },
  { name: 'attention', label: 'Attention', empty: 'All', options: [{ value: 'links', label: 'Dead links' }] },
  { name: 'sort', label: 'Sort', empty: 'As on the site', options: [{ value: 'title', label: 'By title' }] },
];
const read = (text: string) => readQuery(new URLSearchParams(text), choices);

test('a query survives the way into the URL and back, in one spelling', () => {
  const query = read('sort=title&q=खाने पानी&pages=2&attention=links&category=IRCH');
  expect([...query]).toEqual([
    ['q', 'खाने पानी'],
    ['category', 'IRCH'],
    ['attention', 'links'],
    ['sort', 'title'],
  ]);
  expect(read(query.toString())).toEqual(query);
});

test('what makes no sense asks for nothing', () => {
  expect(read('q=%20&sort=sideways&isOngoing=true&attention=none&category=').toString()).toBe('');
});

test.each([
  ['', false],
  ['sort=title', false],
  ['q=%20', false],
  ['q=a', true],
  ['category=IRCH', true],
  ['attention=links', true],
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
