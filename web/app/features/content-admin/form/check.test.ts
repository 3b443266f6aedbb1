import type { ContentTypeDefinition } from '@content';
import { contentTypes } from '@content';
import { expect, test } from 'vitest';
import { checkContent } from './check';
import { emptyContent } from './content';
import { refusal } from './files';

const types: readonly ContentTypeDefinition[] = contentTypes;

test.each(types.map((type) => [type.path, type] as const))(
  'an empty form of %s gets its message for missing values',
  (_, type) => {
    const result = checkContent(type, emptyContent(type), 'create');
    expect(result.detail).toBe(type.messages.required);
    expect(result.problems.length).toBeGreaterThan(0);
  },
);

test('an unreadable number and a text that is too long are told at their fields, not called missing', () => {
  const slider = types.find(({ path }) => path === 'sliders') as ContentTypeDefinition;
  const content = emptyContent(slider);
  const result = checkContent(
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

test('files beyond the limits are refused with the limit and what to do', () => {
  const field = { kind: 'picture', label: 'Image', upload: 'image', shape: 'address' } as const;
  const file = (name: string, type: string, size: number) => refusal(field, { name, type, size });
  expect(file('a.jpg', 'image/jpeg', 5)).toBeNull();
  expect(file('a.avif', '', 5)).toBeNull();
  expect(file('a.svg', 'image/svg+xml', 5)).toContain('JPEG, PNG, WebP, AVIF or GIF');
  expect(file('a.heic', '', 5)).toMatch(/^“a\.heic” is a HEIC photo.+Most Compatible/);
  expect(file('a.jpg', 'image/jpeg', 11 * 1024 * 1024)).toContain('at most 10 MB');
});
