import { expect, test } from 'vitest';
import { picture, unusedMedia } from '../../../testing/items';
import { acceptedOf, sniffMediaType } from './chosen-files';
import { reusedFile } from '../form/content/form-content';

const bytes = (...parts: (string | number[])[]) =>
  new Blob([
    new Uint8Array(
      parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (c) => c.charCodeAt(0)) : part)),
    ),
  ]);
const box = (...brands: string[]) => bytes([0, 0, 0, 32], 'ftyp', brands[0] ?? '', [0, 0, 0, 0], ...brands);

test.each([
  ['JPEG', bytes([0xff, 0xd8, 0xff, 0xe0]), 'picture'],
  ['PNG', bytes([0x89], 'PNG', [13, 10, 26, 10]), 'picture'],
  ['GIF', bytes('GIF89a'), 'picture'],
  ['WebP', bytes('RIFF', [10, 13, 0, 0], 'WEBPVP8 '), 'picture'],
  ['AVIF', box('avif', 'mif1', 'miaf'), 'picture'],
  ['AVIF whose main brand is the common one', box('mif1', 'miaf', 'avif'), 'picture'],
  ['HEIC', box('heic', 'mif1'), 'heic'],
  ['HEIC whose main brand is the common one', box('mif1', 'heic'), 'heic'],
  ['a film', box('isom', 'mp42'), 'other'],
  ['PDF', bytes('%PDF-1.7'), 'document'],
  ['PDF behind a mark of its encoding', bytes([0xef, 0xbb, 0xbf], '%PDF-1.4'), 'document'],
  ['PDF behind what a mail gateway wrote', bytes('Received: '.repeat(102), '%PDF-1.4'), 'document'],
  ['DOCX', bytes('PK', [3, 4]), 'document'],
  ['DOC', bytes([0xd0, 0xcf, 0x11, 0xe0]), 'document'],
  ['text', bytes('This is not a picture, whatever it is called.'), 'other'],
  ['a drawing', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'other'],
  ['nothing', bytes(), 'other'],
])('%s', async (_, file, kind) => {
  expect(await sniffMediaType(file)).toBe(kind);
});

test('what cannot be read any more is left to the site', async () => {
  const gone = { slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) } as unknown as Blob;
  expect(await sniffMediaType(gone)).toBeNull();
});

test('one file is the first that can be used, and what becomes of the others is told', async () => {
  const png = ['\u0089PNG\r\n'];
  const named = (name: string, type = 'image/png') =>
    new File([new Uint8Array(Array.from(png.join(''), (letter) => letter.charCodeAt(0)))], name, { type });
  const files = [new File(['…'], 'Folder'), named('a.png'), named('b.png')];
  const { accepted, refusals } = await acceptedOf('picture', files, false);
  expect(accepted).toEqual([files[1]]);
  expect(refusals).toEqual([
    expect.stringContaining('“Folder” is not a picture we can use'),
    '“b.png” was left out: this field takes one picture.',
  ]);
  expect((await acceptedOf('picture', files, true)).accepted).toEqual(files.slice(1));
});

const crop = { x: 0, y: 0, width: 0.5, height: 1 };
const focus = { x: 0.25, y: 0.5 };
const used = { ...picture('a', 'Of a story'), ne: { alt: 'कथाको' } };

test('a picture of the library begins as it is described there, else as it is used already', () => {
  const item = unusedMedia('a', 'A well');
  expect(reusedFile({ ...item, file: used, focus })).toMatchObject({
    alt: 'A well',
    reused: { media: 'a', focus },
  });
  // A translation belongs to the original text only.
  expect(reusedFile({ ...item, file: used }).translations).toBeUndefined();
  expect(reusedFile({ ...item, alt: '', file: used })).toMatchObject({
    alt: 'Of a story',
    translations: { ne: 'कथाको' },
  });
  // The library's focus refers to the whole picture.
  expect(reusedFile({ ...item, file: { ...used, crop }, focus }).reused).not.toHaveProperty('focus');
});
