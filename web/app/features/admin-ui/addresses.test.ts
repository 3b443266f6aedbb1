import type { ContentTypeDefinition } from '@content';
import { contentTypeAt } from '@content';
import { expect, test } from 'vitest';
import { anItem } from '../../testing/items';
import { itemAddress, siteAddress } from './addresses';

const typeAt = (path: string) => contentTypeAt(path) as ContentTypeDefinition;

test('a notice without a picture has no page of its own', () => {
  expect(siteAddress(typeAt('notices'), anItem({}, { image: [] }, 3))).toBe('/notices?v=3');
});

test.each([
  ['notices', '/admins/notices/a%20b/view'],
  ['programs', '/admins/programs/a%20b'],
  ['policies', '/admins/policies'],
])('staff sees one of the %s at %s', (path, address) => {
  expect(itemAddress(typeAt(path), 'a b')).toBe(address);
});
