import type { ItemAt, PictureFile } from '@content';
import { variantsAt } from '@content/items/item';
import { gallery } from '@site/types/gallery';
import { notice } from '@site/types/notice';
import { story } from '@site/types/story';
import { describe, expect, it } from 'vitest';
import { sourcesOf } from '../../components/picture';
import { document } from '../../testing/items';
import { listed } from './listed';

function picture(name: string): PictureFile {
  const address = `/files/stories/s1/u1/${name}-800.webp`;
  const [size, widths] = [{ width: 800, height: 500, placeholder: 'data:x' }, [400, 800]];
  const base = { kind: 'picture', media: 'u1', name: `${name}.jpg`, alt: 'Hills' } as const;
  return { ...base, ...size, address, widths, variants: variantsAt(address, widths) };
}

const long = 'One two three four five six seven eight nine ten eleven twelve';

const paper = document('report.pdf');

const item = (file: PictureFile): ItemAt<'stories'> => ({
  _id: 's1',
  _version: 3,
  createdAt: '2026-02-01T03:02:49.425Z',
  updatedAt: '2026-02-01T03:02:49.425Z',
  title: 'The tap',
  description: long,
  program: '',
  imageUrls: [file.address, '/files/stories/s1/u2/other-800.webp'],
  attachments: [paper.address],
  files: { imageUrls: [file, picture('other')], attachments: [paper] },
});

describe('listed', () => {
  it('tells what a picture’s crops keep where somebody has chosen it, and else not even that nobody has', () => {
    const [hills, focus] = [picture('hills'), { x: 0.2, y: 0.8 }];
    const pictureOf = (file: PictureFile) => {
      const { files } = listed<'stories'>(story, item(file)) as { files?: { imageUrls?: object[] } };
      return files?.imageUrls?.[0] ?? {};
    };
    expect(pictureOf({ ...hills, focus })).toMatchObject({ focus });
    expect(Object.keys(pictureOf(hills))).not.toContain('focus');
  });

  it('holds what a list shows of an item, and nothing else', () => {
    expect(listed<'stories'>(story, item(picture('hills')))).toEqual({
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
    const bare = { ...item(picture('hills')), image: null } as unknown as ItemAt<'notices'>;
    expect(listed<'notices'>(notice, bare)).toMatchObject({ description: long });
  });

  it('holds all documents of an item without a page of its own, and none of one whose page has them', () => {
    const attachments = [paper.address, '/files/notices/n1/u4/form.pdf'];
    const files = { attachments: [paper, { ...paper, media: 'u4', address: attachments[1] ?? '' }] };
    const one = { ...item(picture('hills')), attachments, files };
    const bare = listed<'notices'>(notice, { ...one, image: null } as unknown as ItemAt<'notices'>);
    expect([bare.attachments, (bare as ItemAt<'notices'>).files]).toEqual([attachments, files]);
    const withPage = listed<'notices'>(notice, { ...one, image: '/a.webp' } as unknown as ItemAt<'notices'>);
    expect([withPage.attachments, (withPage as ItemAt<'notices'>).files]).toEqual([undefined, {}]);
  });

  it('tells no date of items that have no pages', () => {
    const tile = { _id: 'g1', title: 'Seed', imageUrl: '/a.jpg' };
    const dated = { ...tile, createdAt: '2026-02-01T03:02:49.425Z' } as unknown as ItemAt<'galleries'>;
    expect(listed<'galleries'>(gallery, dated)).toEqual({ ...tile, files: {} });
  });

  it('takes an item of which the response tells its own fields alone', () => {
    const plain = { _id: 's1', title: 'The tap', description: 'Water', imageUrls: ['/a.jpg'] };
    const shown = listed<'stories'>(story, plain as unknown as ItemAt<'stories'>);
    expect(shown).toEqual({ ...plain, files: {} });
  });

  it('tells the files of a picture by their widths', () => {
    const file = picture('hills');
    const [shown] = (listed<'stories'>(story, item(file)) as ItemAt<'stories'>).files.imageUrls ?? [];
    expect(shown).not.toHaveProperty('variants');
    expect(sourcesOf(shown)).toEqual(
      ['avif', 'webp'].map((ending) => ({
        type: `image/${ending}`,
        srcSet: [400, 800]
          .map((width) => `/files/stories/s1/u1/hills-${width}.${ending} ${width}w`)
          .join(', '),
      })),
    );
  });
});
