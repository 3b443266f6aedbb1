import { describe, expect, test } from 'vitest';
import type { ContentTypeStructure, DocumentFile, PictureFile } from '../define';
import { contentTypes } from '../index';
import { documentsOf, hasPage, pagePath, picturesOf, webpOf } from './item';
import { notice } from '@site/types/notice';
import { program } from '@site/types/program';
import { publication } from '@site/types/publication';

const picture = { kind: 'picture', address: '/a.webp' } as PictureFile;
const document = { kind: 'document', address: '/a.pdf' } as DocumentFile;

describe('picturesOf', () => {
  test.each<[string, object, string[]]>([
    ['a plain URL', { imageUrl: '/a.webp' }, ['/a.webp']],
    ['an object with main', { imageUrl: { main: '/b.webp' } }, ['/b.webp']],
    ['a list', { imageUrl: ['/a.webp', '/b.webp'] }, ['/a.webp', '/b.webp']],
    ['null', { imageUrl: null }, []],
    ['an empty text', { imageUrl: '' }, []],
    ['an object without main', { imageUrl: {} }, []],
    ['an empty list', { imageUrl: [] }, []],
    ['no field', {}, []],
  ])('reads %s, without any files', (_shape, item, urls) => {
    const pictures = picturesOf(item as { imageUrl: unknown }, 'imageUrl');
    expect(pictures).toEqual(urls.map((url) => ({ url, file: undefined })));
  });

  test('gives each picture what its file tells', () => {
    const item = { imageUrls: ['/a.webp', '/b.webp'], files: { imageUrls: [picture] } };
    expect(picturesOf(item, 'imageUrls')).toEqual([
      { url: '/a.webp', file: picture },
      { url: '/b.webp', file: undefined },
    ]);
  });
});

test('documentsOf gives documents, with what their files tell', () => {
  expect(documentsOf({ policyUrls: ['/a.pdf'] }, 'policyUrls')).toEqual([{ url: '/a.pdf', file: undefined }]);
  const item = { policyUrls: ['/a.pdf'], files: { policyUrls: [document] } };
  expect(documentsOf(item, 'policyUrls')).toEqual([{ url: '/a.pdf', file: document }]);
});

test('a picture in one size is the smallest WebP that is wide enough, of those that a response names', () => {
  const at = (width: number) => `/files/stories/s1/m1/part-0-0-5000-5000-${width}.webp`;
  const shown = { kind: 'picture', alt: '', width: 1600, height: 900, placeholder: '' } as const;
  const picture = { ...shown, address: at(1600), widths: [400, 800, 1600] };
  const asked = [undefined, 480, 800, 2000];
  expect(asked.map((width) => webpOf(picture, width))).toEqual([400, 800, 800, 1600].map(at));
  expect(webpOf({ ...shown, address: at(1600) }, 480)).toBe(at(1600));
});

describe('the page of an item', () => {
  const whole = { _id: 'x', title: 'A', description: 'B', image: '/a.webp' };

  test('is there when the item holds all that the page needs', () => {
    expect(hasPage(notice, whole)).toBe(true);
    for (const field of ['title', 'description', 'image']) {
      expect(hasPage(notice, { ...whole, [field]: '' }), field).toBe(false);
      expect(hasPage(notice, { ...whole, [field]: undefined }), field).toBe(false);
    }
    expect(hasPage(publication, { publicationUrls: ['/a.pdf'] })).toBe(true);
    expect(hasPage(publication, { publicationUrls: [] })).toBe(false);
    expect(hasPage(program, { name: 'A' })).toBe(false);
    const { pages } = publication;
    const optional: ContentTypeStructure = { ...publication, pages: { ...pages, needs: ['description'] } };
    expect(hasPage(optional, { description: 'A', publicationUrls: [] })).toBe(true);
  });

  test('has a path', () => {
    expect(pagePath(notice, { _id: 'x' })).toBe('/notices/x');
    expect(pagePath(notice, { _id: 'a/b' })).toBe('/notices/a%2Fb');
  });

  test.each(contentTypes.map((type): [string, ContentTypeStructure] => [type.path, type]))(
    '%s name fields of their own',
    (_path, { fields, pages }) => {
      for (const field of pages?.needs ?? []) expect(Object.keys(fields)).toContain(field);
    },
  );
});
