import { expect, test } from 'vitest';
import { EVERYTHING, readPicturesQuery, writePicturesQuery } from './pictures-query';

test('what is asked stands in the address, and comes back from it', () => {
  const query = { q: 'Bheri', type: 'stories', show: 'ended' } as const;
  expect(writePicturesQuery(query).toString()).toBe('q=Bheri&type=stories&show=ended');
  expect(readPicturesQuery(writePicturesQuery(query))).toEqual(query);
  expect(writePicturesQuery(EVERYTHING).toString()).toBe('');
});

test('what makes no sense asks for nothing', () => {
  expect(readPicturesQuery(new URLSearchParams('type=x&show=y'))).toEqual(EVERYTHING);
});
