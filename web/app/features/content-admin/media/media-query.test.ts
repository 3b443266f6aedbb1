import { expect, test } from 'vitest';
import { EVERYTHING, readMediaQuery, writeMediaQuery } from './media-query';

test('what is asked stands in the address, and comes back from it', () => {
  const query = { q: 'Bheri', kind: 'picture', type: 'stories', show: 'ended' } as const;
  expect(writeMediaQuery(query).toString()).toBe('q=Bheri&kind=picture&type=stories&show=ended');
  expect(readMediaQuery(writeMediaQuery(query))).toEqual(query);
  expect(writeMediaQuery(EVERYTHING).toString()).toBe('');
});

test('what makes no sense asks for nothing', () => {
  expect(readMediaQuery(new URLSearchParams('kind=z&type=x&show=y'))).toEqual(EVERYTHING);
});
