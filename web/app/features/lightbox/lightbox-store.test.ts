import { expect, test } from 'vitest';
import { useLightbox } from './lightbox-store';

test('a picture that is not there opens nothing', () => {
  useLightbox.getState().open([{ id: 'a', title: 'a', picture: { url: '/a', file: undefined } }], 'nothing');
  expect(useLightbox.getState().index).toBeNull();
});
