import type { ItemAt, PictureFile } from '@content';
import { gallery } from '@content/types/gallery';
import { notice } from '@content/types/notice';
import { story } from '@content/types/story';
import { describe, expect, it } from 'vitest';
import { listed } from './listed';
import { sourcesOf } from './picture-sources';

const types = ['image/avif', 'image/webp'] as const;

function picture(name: string, endings: Readonly<Record<(typeof types)[number], string>>): PictureFile {
  const stem = `/files/stories/s1/u1/${name}`;
  const variants = types.flatMap((type) =>
    [400, 800].map((width) => ({ address: `${stem}-${width}.${endings[type]}`, width, type })),
  );
  const base = { kind: 'picture', uploadId: 'u1', name: `${name}.jpg`, alt: 'Hills' } as const;
  const size = { width: 800, height: 500, placeholder: 'data:x' };
  return { ...base, ...size, address: `${stem}-800.webp`, share: `${stem}-share.jpg`, variants };
}

const usual = { 'image/avif': 'avif', 'image/webp': 'webp' };
const long = 'One two three four five six seven eight nine ten eleven twelve';

const item = (file: PictureFile): ItemAt<'stories'> => ({
  _id: 's1',
  _version: 3,
  createdAt: '2026-02-01T03:02:49.425Z',
  updatedAt: '2026-02-01T03:02:49.425Z',
  title: 'The tap',
  description: long,
  imageUrls: [file.address, '/files/stories/s1/u2/other-800.webp'],
  files: { imageUrls: [file, picture('other', usual)] },
});

describe('listed', () => {
  it('holds what a list shows of an item, and nothing else', () => {
    expect(listed<'stories'>(story, item(picture('hills', usual)))).toEqual({
      _id: 's1',
      createdAt: '2026-02-01T03:02:49.425Z',
      title: 'The tap',
      description: 'One two three four five six seven eight...',
      imageUrls: ['/files/stories/s1/u1/hills-800.webp'],
      files: {
        imageUrls: [
          {
            kind: 'picture',
            alt: 'Hills',
            width: 800,
            height: 500,
            placeholder: 'data:x',
            address: '/files/stories/s1/u1/hills-800.webp',
            widths: [400, 800],
          },
        ],
      },
    });
  });

  it('keeps the whole text of an item without a page of its own, which unfolds', () => {
    const bare = { ...item(picture('hills', usual)), image: null, files: {} };
    expect(listed<'notices'>(notice, bare)).toMatchObject({ description: long, files: {} });
  });

  it('tells no date of items that have no pages', () => {
    const tile = {
      _id: 'g1',
      title: 'Seed',
      createdAt: '2026-02-01T03:02:49.425Z',
      imageUrl: { main: '/a.jpg' },
    };
    expect(listed<'galleries'>(gallery, tile as unknown as ItemAt<'galleries'>)).toEqual({
      _id: 'g1',
      title: 'Seed',
      imageUrl: { main: '/a.jpg' },
      files: {},
    });
  });

  it('takes an item of which the response tells its own fields alone', () => {
    const plain = { _id: 's1', title: 'The tap', description: 'Water', imageUrls: ['/a.jpg'] };
    const shown = listed<'stories'>(story, plain as unknown as ItemAt<'stories'>);
    expect(shown).toEqual({ ...plain, files: {} });
  });

  it.each([
    ['as every upload has them', usual, true],
    ['with other names', { ...usual, 'image/avif': 'avifs' }, false],
  ])('tells the files of a picture, %s', (_, endings, isShort) => {
    const file = picture('hills', endings);
    const [shown] = (listed<'stories'>(story, item(file)) as ItemAt<'stories'>).files.imageUrls ?? [];
    expect('widths' in (shown ?? {})).toBe(isShort);
    expect(sourcesOf(shown)).toEqual(sourcesOf(file));
    expect(sourcesOf(file)).toEqual([
      {
        type: 'image/avif',
        srcSet: `/files/stories/s1/u1/hills-400.${endings['image/avif']} 400w, /files/stories/s1/u1/hills-800.${endings['image/avif']} 800w`,
      },
      {
        type: 'image/webp',
        srcSet: '/files/stories/s1/u1/hills-400.webp 400w, /files/stories/s1/u1/hills-800.webp 800w',
      },
    ]);
  });
});
