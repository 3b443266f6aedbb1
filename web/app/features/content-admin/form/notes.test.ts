import type { ContentPath, ContentTypeDefinition } from '@content';
import { contentTypeAt } from '@content';
import { expect, test } from 'vitest';
import { anItem, picture } from '../../../testing/items';
import { contentOf } from './content';
import { freshFile } from './files';
import { formNotes, helpOf } from './notes';

const note = 'A picture has no description yet. People who cannot see it will miss it.';

test.each([
  ['notices', 'image', '', [note]],
  ['notices', 'image', 'A ridge', []],
  ['employees', 'photoUrl', '', []],
  ['sliders', 'imageUrl', '', []],
] as const satisfies readonly (readonly [ContentPath, string, string, readonly string[]])[])(
  'one of the %s whose %s has the description “%s”',
  (path, field, alt, notes) => {
    const type = contentTypeAt(path) as ContentTypeDefinition;
    const item = anItem({ title: 't', name: 'n' }, { [field]: [picture('a', alt)] });
    expect(formNotes(type, contentOf(type, item))).toEqual(notes);
  },
);

test('where the first page of a PDF stands for the picture, its field says so', () => {
  const type = contentTypeAt('notices') as ContentTypeDefinition;
  const { image } = type.fields;
  if (!image) throw new Error('Notices have no image');
  const bare = contentOf(type, anItem({ title: 't', firstPage: true }));
  const letter = { ...bare, files: { ...bare.files, attachments: [freshFile(new File([], 'Scan 1.PDF'))] } };
  const sheet = { ...bare, files: { ...bare.files, attachments: [freshFile(new File([], 'list.xlsx'))] } };
  expect(helpOf('image', image, letter)).toMatch(/^The first page of “Scan 1.PDF” is the image\./);
  expect(helpOf('image', image, sheet)).toBe(image.help);
  const own = { ...letter, files: { ...letter.files, image: [freshFile(new File([], 'a.jpg'))] } };
  expect(helpOf('image', image, own)).toBe(image.help);
  expect(helpOf('image', image, { ...letter, values: { ...letter.values, firstPage: false } })).toBe(
    image.help,
  );
});
