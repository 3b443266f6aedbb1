import { type ContentPath, type ContentTypeDefinition, contentTypeAt } from '@content';
import { expect, test } from 'vitest';
import { anItem, document, picture } from '../../../testing/items';
import { formContentOf, freshFile } from './form-content';
import { formNotes, helpOf, pageNotShown } from './form-notes';

const note = 'A picture has no description yet. People who cannot see it will miss out.';

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
    expect(formNotes(type, formContentOf(type, item))).toEqual(notes);
  },
);

test('a slide that its title describes has no description as long as it has no title', () => {
  const type = contentTypeAt('sliders') as ContentTypeDefinition;
  const item = anItem({ title: '' }, { imageUrl: [picture('a')] });
  expect(formNotes(type, formContentOf(type, item))).toEqual([note]);
});

test('where the first page of a PDF stands for the picture, its field says so', () => {
  const type = contentTypeAt('notices') as ContentTypeDefinition;
  const { image } = type.fields;
  if (!image) throw new Error('Notices have no image');
  const bare = formContentOf(type, anItem({ title: 't', firstPage: true }));
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

test('a PDF whose first page cannot be shown is named, once it has been saved', () => {
  const type = contentTypeAt('notices') as ContentTypeDefinition;
  const said = (values: object, files: Parameters<typeof anItem>[1]) =>
    pageNotShown(type, formContentOf(type, anItem({ title: 't', ...values }, files)));
  const closed = document('closed.pdf');
  const wanted = { firstPage: true };
  expect(said(wanted, { attachments: [closed] })).toMatch(/^The first page of “closed.pdf” cannot be shown/);
  expect(formNotes(type, formContentOf(type, anItem(wanted, { attachments: [closed] })))).toHaveLength(1);
  expect(said({ firstPage: false }, { attachments: [closed] })).toBe('');
  expect(said(wanted, { attachments: [document('list.txt', 'text/plain')] })).toBe('');
  expect(said(wanted, { attachments: [closed], image: [picture('a', 'A ridge')] })).toBe('');
  const open = { ...document('open.pdf'), cover: picture('b', '') };
  expect(said(wanted, { attachments: [closed, open] })).toBe('');
});

test('a closing day that is over is said before it is saved', () => {
  const type = contentTypeAt('notices') as ContentTypeDefinition;
  const said = (closesOn: string) =>
    formNotes(type, formContentOf(type, anItem({ title: 't', closesOn })), '2026-11-23');
  expect(said('2025-11-29')).toEqual([
    '“Closes on” says 29 November 2025, which is over: visitors find it among what has closed. Is the year right?',
  ]);
  expect([said('2026-11-23'), said('')]).toEqual([[], []]);
});

test('a copy that still has the title of a copy is told before it is published', () => {
  const type = contentTypeAt('notices') as ContentTypeDefinition;
  const said = (title: string) => formNotes(type, formContentOf(type, anItem({ title })));
  expect(said('Copy of Vacancy: field officer')).toEqual(['The title still begins with “Copy of”.']);
  expect(said('Vacancy: field officer')).toEqual([]);
});
