import { expect, test } from 'vitest';
import { delocalizePath } from './language-paths';

test.each([
  ['/', '/'],
  ['/ne', '/'],
  ['/ne#help', '/#help'],
  ['/NE?page=2', '/?page=2'],
  ['/ne/stories?page=2#end', '/stories?page=2#end'],
  ['/nests#ne', '/nests#ne'],
])('%s without its language is %s', (path, expected) => {
  expect(delocalizePath(path)).toBe(expected);
});
