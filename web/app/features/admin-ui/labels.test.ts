import type { ContentTypeDefinition } from '@content';
import { contentTypeAt } from '@content';
import { expect, test } from 'vitest';
import { anItem, picture } from '../../testing/items';
import { formatDay, faceOf, formatShortDateTime } from './labels';

test('days are those of Nepal', () => {
  expect(formatDay('2026-01-02T20:00:00.000Z')).toBe('3 January 2026');
  expect(formatShortDateTime('2026-11-29T04:15:00.000Z')).toBe('29 Nov 2026, 10:00');
});

test('an item is seen by its picture, or by the first page of its first PDF', () => {
  const type = contentTypeAt('notices') as ContentTypeDefinition;
  const cover = picture('cover');
  const base = { kind: 'document', bytes: 1, pages: 1 } as const;
  const list = { ...base, media: 'a', name: 'a.xlsx', type: 'application/xlsx', address: '/a' };
  const letter = { ...base, media: 'b', name: 'b.pdf', type: 'application/pdf', address: '/b', cover };
  const files = { attachments: [list, letter] };
  expect(faceOf(type, anItem({}, files))).toBe(cover);
  expect(faceOf(type, anItem({}, { ...files, image: [picture('own')] }))?.address).toContain('/own/');
  expect(faceOf(type, anItem({}, { attachments: [list] }))).toBeUndefined();
});
