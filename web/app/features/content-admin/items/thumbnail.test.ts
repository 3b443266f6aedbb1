import { contentTypeAt, type ContentTypeDefinition } from '@content';
import { expect, test } from 'vitest';
import { anItem, document, picture } from '../../../testing/items';
import { coverOf } from './thumbnail';

test('an item is seen by its picture, or by the first page of its first PDF', () => {
  const type = contentTypeAt('notices') as ContentTypeDefinition;
  const cover = picture('cover');
  const list = document('a.xlsx', 'application/xlsx');
  const pdf = { ...document('b.pdf'), cover };
  const files = { attachments: [list, pdf] };
  expect(coverOf(type, anItem({}, files))).toBe(cover);
  expect(coverOf(type, anItem({}, { ...files, image: [picture('own')] }))?.address).toContain('/own/');
  expect(coverOf(type, anItem({}, { attachments: [list] }))).toBeUndefined();
});
