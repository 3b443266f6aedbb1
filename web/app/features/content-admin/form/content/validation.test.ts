import { type ContentTypeDefinition, type ItemPath, itemTypes, globals } from '@content';
import type { FileKind } from '@content/files/media-types';
import { parseValues, validateInput } from '@content/items/validate';
import { defaultValues } from '@content/items/default-values';
import { expect, test } from 'vitest';
import { chosenRefusal } from '../../uploads/chosen-files';
import { emptyContent } from './form-content';

const types: readonly ContentTypeDefinition[] = itemTypes;
const words: readonly ContentTypeDefinition[] = globals;

test.each(words.map((type) => [type.path, type] as const))(
  'the texts that %s came with are complete, and what is taken away is named',
  (_, type) => {
    const begun = emptyContent(type);
    expect(validateInput(type, begun, 'create')).toEqual({ detail: null, problems: [] });
    // Saved as they are they are the same: pages carry nothing of them.
    expect(parseValues(type, begun.values, (text) => text).values).toEqual(defaultValues(type));
    const values = Object.fromEntries(Object.keys(begun.values).map((name) => [name, '']));
    const result = validateInput(type, { ...begun, values }, 'create');
    expect(result.detail).toBe(type.messages.required);
    expect(result.problems.length).toBeGreaterThan(0);
  },
);

test('what is wrong with a row is told at its place, and may be missing in a draft', () => {
  const type = words.find(({ path }) => path === 'organisation') as ContentTypeDefinition;
  const begun = emptyContent(type);
  const contacts = JSON.stringify([
    { name: 'Maya', role: 'Director' },
    { name: ' ', role: 'x'.repeat(81) },
  ]);
  const content = { ...begun, values: { ...begun.values, contacts, phones: '[]' } };
  expect(validateInput(type, content, 'update').problems).toEqual([
    { field: 'phones', message: 'Phone numbers are required' },
    { field: 'contacts.1.name', message: 'Contact person 2: Name is required' },
    {
      field: 'contacts.1.role',
      message: 'Contact person 2: Role can have at most 80 characters; this has 81',
    },
  ]);
  const short = { ...content, values: { ...content.values, contacts: '[{"name":"","role":"x"}]' } };
  expect(validateInput(type, short, 'update').problems.map(({ field }) => field)).toEqual([
    'phones',
    'contacts.0.name',
  ]);
  expect(validateInput(type, short, 'draft').detail).toBeNull();
});

/** What a type's form says when it is sent empty, word by word. */
interface Refusal {
  readonly detail: string;
  readonly at: readonly string[];
}
const refusals: Readonly<Record<ItemPath, Refusal>> = {
  sliders: { detail: 'Please select an image', at: ['Image is required'] },
  employees: {
    detail: 'All fields are required',
    at: ['Category is required', 'Name is required', 'Position is required', 'Photo is required'],
  },
  galleries: {
    detail: 'All fields are required',
    at: ['Title is required', 'Category is required', 'Image is required'],
  },
  stories: {
    detail: 'All fields are required',
    at: ['Title is required', 'Description is required', 'Images are required'],
  },
  programs: {
    detail: 'All fields are required',
    at: [
      'Name of Project is required',
      'Objective is required',
      'Target Beneficiaries are required',
      'Duration is required',
      'Funding Partner and Donor is required',
    ],
  },
  popups: { detail: 'Image is required', at: ['Image is required'] },
  publications: {
    detail: 'Description and publication fields are required',
    at: ['Description is required', 'Publication is required'],
  },
  formats: {
    detail: 'Description and format fields are required',
    at: ['Description is required', 'Format is required'],
  },
  policies: { detail: 'Please select a file to upload.', at: ['Policy is required'] },
  redirects: {
    detail: 'Both addresses are required',
    at: ['Old address is required', 'New address is required'],
  },
  notices: {
    detail: 'Title and description are required',
    at: ['Title is required', 'Description is required'],
  },
};

test.each(types.map((type) => [type.path as ItemPath, type] as const))(
  'an empty form of %s says what is missing, word by word',
  (path, type) => {
    const { detail, problems } = validateInput(type, emptyContent(type), 'create');
    expect({ detail, at: problems.map(({ message }) => message) }).toEqual(refusals[path]);
  },
);

test('an unreadable number and a text that is too long are told at their fields, not called missing', () => {
  const slider = types.find(({ path }) => path === 'sliders') as ContentTypeDefinition;
  const content = emptyContent(slider);
  const result = validateInput(
    slider,
    {
      values: { ...content.values, displayOrder: 'x', title: 'a'.repeat(121) },
      files: { imageUrl: [{ id: 'a', alt: '' }] },
    },
    'update',
  );
  expect(result.problems.map(({ field }) => field)).toEqual(['title', 'displayOrder']);
  expect(result.detail).toBe('Title can have at most 120 characters; this has 121');
});

test('a file is judged by what it holds, not by what it is called, and a refusal names it', async () => {
  const jpeg = '\u00ff\u00d8\u00ff\u00e0';
  const heic = '\0\0\0\u0018ftypheic\0\0\0\0mif1heic';
  const chosen = (head: string, name: string, type: string, media: FileKind = 'picture') =>
    chosenRefusal(media, new File([Uint8Array.from(head, (sign) => sign.charCodeAt(0))], name, { type }));
  expect(await chosen(jpeg, 'IMG_1.HEIC', 'image/heic')).toBeNull();
  expect(await chosen(jpeg, 'a.jpg', 'image/jpeg')).toBeNull();
  expect(await chosen(heic, 'a.jpg', 'image/jpeg')).toMatch(/^“a\.jpg” is a HEIC photo.+Most Compatible/);
  expect(await chosen('<svg/>', 'a.svg', 'image/svg+xml')).toContain(
    '“a.svg” is not a picture we can use. Choose a JPEG, PNG, WebP, AVIF or GIF',
  );
  expect(await chosen('', 'a.jpg', 'image/jpeg')).toBe('“a.jpg” is empty. Choose another file.');
  expect(await chosen('PK\u0003\u0004', 'a.docx', '', 'document')).toBeNull();
  expect(await chosen('PK\u0003\u0004', 'a.docx', 'application/zip', 'document')).toBeNull();
  expect(await chosen('PK\u0003\u0004', 'a.zip', 'application/zip', 'document')).toContain('“a.zip” is not');
  const large = new File(['%PDF-', new Uint8Array(26 * 1024 * 1024)], 'a.pdf', { type: 'application/pdf' });
  expect(await chosenRefusal('document', large)).toBe(
    '“a.pdf” has 26.0 MB. A document can have at most 25 MB. Make it smaller and choose it again.',
  );
});
