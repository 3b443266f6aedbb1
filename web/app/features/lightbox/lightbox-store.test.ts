import { beforeEach, describe, expect, it } from 'vitest';
import { neighbour, useLightbox } from './lightbox-store';

const pictures = ['a', 'b', 'c'].map((id) => ({
  id,
  title: id,
  picture: { url: `/${id}`, file: undefined },
}));
const lightbox = () => useLightbox.getState();

describe('lightbox store', () => {
  beforeEach(() => lightbox().close());

  it('is closed, opens on a picture and closes again', () => {
    expect(lightbox().index).toBeNull();
    lightbox().open(pictures, 'b');
    expect(lightbox().index).toBe(1);
    lightbox().close();
    expect(lightbox().index).toBeNull();
  });

  it('stays closed for a picture that is not there', () => {
    lightbox().open(pictures, 'nothing');
    expect(lightbox().index).toBeNull();
  });

  it('knows the neighbours and wraps at both ends', () => {
    expect(neighbour({ pictures, index: 0 }, 1)?.id).toBe('b');
    expect(neighbour({ pictures, index: 2 }, 1)?.id).toBe('a');
    expect(neighbour({ pictures, index: 0 }, -1)?.id).toBe('c');
    expect(neighbour({ pictures: pictures.slice(0, 1), index: 0 }, 1)).toBeUndefined();
    expect(neighbour({ pictures, index: null }, 1)).toBeUndefined();
  });
});
