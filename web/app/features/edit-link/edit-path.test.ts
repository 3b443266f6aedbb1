import { expect, test } from 'vitest';
import { editPath } from './edit-path';

test.each([
  ['/', '/admins/sliders'],
  ['/story/abc', '/admins/stories/abc'],
  ['/stories', '/admins/stories'],
  ['/notices/abc', '/admins/notices/abc'],
  ['/notices/', '/admins/notices'],
  ['/publications/abc', '/admins/publications/abc'],
  ['/publications', '/admins/publications'],
  ['/formats/abc', '/admins/formats/abc'],
  ['/formats', '/admins/formats'],
  ['/policies', '/admins/policies'],
  ['/employees', '/admins/employees'],
  ['/gallery', '/admins/galleries'],
  ['/programs', '/admins/programs'],
  ['/past-programs', '/admins/programs'],
  ['/present-programs', '/admins/programs'],
  ['/contact', null],
  ['/about-us-details', null],
  ['/objective', null],
  ['/story', null],
  ['/notices/abc/more', null],
])('%s is changed at %s', (pathname, path) => {
  expect(editPath(pathname)).toBe(path);
});
