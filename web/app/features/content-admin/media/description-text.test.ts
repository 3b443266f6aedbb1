import { expect, test } from 'vitest';
import { descriptionAdvice } from './description-text';

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
