import { fixedPages } from '@content/items/links';
import { expect, test } from 'vitest';
import { publicPages } from './public-pages';

test('each page that is of no single item is known to the check of links', () => {
  const fixed = publicPages.map(([path]) => `/${path}`).filter((path) => !path.includes(':'));
  expect([...fixedPages].sort()).toEqual(fixed.sort());
});
