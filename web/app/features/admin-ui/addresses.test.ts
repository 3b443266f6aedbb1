import { contentTypeAt, type ContentTypeDefinition } from '@content';
import { expect, test, vi } from 'vitest';
import { anItem, document, picture } from '../../testing/items';
import { itemAddress, publicLink, siteAddress } from './addresses';

const typeAt = (path: string) => contentTypeAt(path) as ContentTypeDefinition;

test('a notice has a page of its own with a picture, or the first page of a document in its place', () => {
  const address = (values: object, files: Parameters<typeof anItem>[1]) =>
    siteAddress(
      typeAt('notices'),
      anItem({ title: 'a', description: 'b', firstPage: true, ...values }, files, 3),
    );
  const letter = { ...document('letter.pdf'), cover: picture('cover') };
  expect(address({}, { image: [] })).toBe('/notices?open=s1&v=3');
  expect(address({ image: '/a.webp' }, { image: [picture('a')], attachments: [] })).toBe('/notices/s1?v=3');
  expect(address({}, { attachments: [letter] })).toBe('/notices/s1?v=3');
  expect(address({ closesOn: '2020-01-01' }, { image: [] })).toBe('/notices?open=s1&v=3');
  expect(address({ firstPage: false }, { attachments: [letter] })).toBe('/notices?open=s1&v=3');
});

test('every item that visitors see has a link that can be sent to anybody', () => {
  vi.stubGlobal('window', { location: { origin: 'https://a.example' } });
  const link = (path: string, values: Record<string, unknown>) =>
    publicLink(typeAt(path), anItem(values, {}, 3));
  expect(link('notices', { title: 'a', description: 'b' })).toBe('https://a.example/notices?open=s1');
  expect(link('sliders', {})).toBe('https://a.example/');
  expect(link('popups', { isActive: false })).toBeNull();
  vi.unstubAllGlobals();
});

test.each([
  ['stories', { title: 'a', description: 'b', imageUrls: ['/a.webp'] }, '/story/s1?v=3'],
  ['publications', { publicationUrls: ['/a.pdf'] }, '/publications/s1?v=3'],
  ['formats', { formatUrls: ['/a.pdf'] }, '/formats/s1?v=3'],
  ['employees', {}, '/employees?v=3'],
  ['programs', { isOngoing: true }, '/present-programs?v=3'],
  ['programs', { isOngoing: false }, '/past-programs?v=3'],
  ['programs', { isOngoing: false, story: 'a' }, '/programs/s1?v=3'],
  ['galleries', { category: 'Support' }, '/gallery?category=Support&photo=s1&v=3'],
  ['popups', { isActive: true }, '/?v=3'],
  ['popups', { isActive: false }, null],
  ['sliders', {}, '/?v=3'],
])('one of the %s, with %o, is seen by visitors at %s', (path, values, address) => {
  expect(siteAddress(typeAt(path), anItem(values, {}, 3))).toBe(address);
});

test.each([
  ['notices', '/admins/notices/a%20b/view'],
  ['employees', '/admins/employees/a%20b'],
  ['policies', '/admins/policies'],
])('staff sees one of the %s at %s', (path, address) => {
  expect(itemAddress(typeAt(path), 'a b')).toBe(address);
});
