import { type ContentTypeDefinition, contentTypeAt } from '@content';
import { expect, test } from 'vitest';
import { anItem, document, picture } from '../../../../testing/items';
import { formContentOf, freshFile } from './form-content';
import { helpOf, pageNotShown } from './form-notes';

test('where the first page of a PDF stands for the picture, its field says so', () => {
  const type = contentTypeAt('notices') as ContentTypeDefinition;
  const { image } = type.fields;
  if (!image) throw new Error('Notices have no image');
  const bare = formContentOf(type, anItem({ title: 't', firstPage: true }));
  const letter = { ...bare, files: { ...bare.files, attachments: [freshFile(new File([], 'Scan 1.PDF'))] } };
  const sheet = { ...bare, files: { ...bare.files, attachments: [freshFile(new File([], 'list.xlsx'))] } };
  expect(helpOf('image', image, letter)).toMatch(/^The first page of “Scan 1.PDF” is the image\./);
  expect(helpOf('image', image, sheet)).toBe(image.help);
  const known = { ...document('Letter.pdf'), cover: picture('b', '') };
  const ofLibrary = { ...bare, files: { ...bare.files, attachments: [{ id: 'a', alt: '', reused: known }] } };
  expect(helpOf('image', image, ofLibrary)).toMatch(/^The first page of “Letter.pdf” is the image\./);
  const own = { ...letter, files: { ...letter.files, image: [freshFile(new File([], 'a.jpg'))] } };
  expect(helpOf('image', image, own)).toBe(image.help);
  expect(helpOf('image', image, { ...letter, values: { ...letter.values, firstPage: false } })).toBe(
    image.help,
  );
});

test('a PDF whose first page cannot be shown is named, once it has been saved', () => {
  const type = contentTypeAt('notices') as ContentTypeDefinition;
  const said = (values: object, files: Parameters<typeof anItem>[1]) =>
    pageNotShown(type, formContentOf(type, anItem({ title: 't', ...values }, files)))[0]?.text ?? '';
  const closed = document('closed.pdf');
  const wanted = { firstPage: true };
  expect(said(wanted, { attachments: [closed] })).toMatch(/^The first page of “closed.pdf” cannot be shown/);
  expect(said({ firstPage: false }, { attachments: [closed] })).toBe('');
  expect(said(wanted, { attachments: [document('list.txt', 'text/plain')] })).toBe('');
  expect(said(wanted, { attachments: [closed], image: [picture('a', 'A ridge')] })).toBe('');
  const open = { ...document('open.pdf'), cover: picture('b', '') };
  expect(said(wanted, { attachments: [closed, open] })).toBe('');
});
