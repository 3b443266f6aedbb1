import { contentTypeAt, type ContentTypeDefinition, type PictureField } from '@content';
import { expect, test } from 'vitest';
import { descriptionAdvice, goodDescription } from './description-text';

const fileName = 'IMG_2034-river.JPG';

test.each([
  ['img 2034 river', 'file’s name'],
  ['IMG_2034-river.jpg', 'file’s name'],
  ['Photo of a river', 'begin with what is seen'],
  ['An image showing a river', 'begin with what is seen'],
])('“%s” could be better: %s', (said, advice) => {
  expect(descriptionAdvice(said, fileName)).toContain(advice);
});

test.each(['', 'Girls read under a pear tree', 'Photographers wait at the bridge'])(
  '“%s” is fine',
  (said) => {
    expect(descriptionAdvice(said, fileName)).toBeNull();
  },
);

test('what is asked for fits the kind of picture', () => {
  const field = (path: string, name: string) =>
    (contentTypeAt(path) as ContentTypeDefinition).fields[name] as PictureField;
  expect(goodDescription(field('notices', 'image'))).toContain('announces');
  expect(goodDescription(field('employees', 'photoUrl'))).toContain('person');
  expect(goodDescription(field('stories', 'imageUrls'))).toContain('doing what');
});
