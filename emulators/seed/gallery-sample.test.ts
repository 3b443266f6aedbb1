import { expect, test } from 'vitest';
import { galleryCategories } from '@site/types/gallery';
import { galleries } from './content/galleries';
import { gallerySample } from './gallery-sample';

test('the static gallery sample has two items, both Activities with categoryId 3, and both are seeded', () => {
  expect(gallerySample.map(({ category, categoryId }) => [category, categoryId])).toEqual([
    ['Activities', 3],
    ['Activities', 3],
  ]);
  expect(galleryCategories.indexOf('Activities') + 1).toBe(3);
  const titles = galleries.map((entry) => entry.values['title']);
  for (const { name } of gallerySample) expect(titles).toContain(name);
});
