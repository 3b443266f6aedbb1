import { expect, test } from 'vitest';
import { neighbour, useLightbox } from './lightbox-store';

const pictures = ['a'].map((id) => ({ id, title: id, picture: { url: `/${id}`, file: undefined } }));

test('a picture that is not there opens nothing, and one alone has no neighbour', () => {
  const { open } = useLightbox.getState();
  open(pictures, 'nothing');
  expect(useLightbox.getState().index).toBeNull();
  open(pictures, 'a');
  expect(neighbour(useLightbox.getState(), 1)).toBeUndefined();
});
