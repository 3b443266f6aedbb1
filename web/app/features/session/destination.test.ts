import { expect, test } from 'vitest';
import { destination } from './destination';

test.each([
  ['/admins/notices/new', '/admins/notices/new'],
  ['/admins?x=1', '/admins?x=1'],
  [null, '/admins'],
  ['https://evil.example/admins', '/admins'],
  ['//evil.example', '/admins'],
  ['/adminsomething', '/admins'],
  ['/admins/login', '/admins'],
])('a login that was asked for %s goes to %s', (asked, to) => {
  expect(destination(asked)).toBe(to);
});
