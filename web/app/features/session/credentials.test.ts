import { expect, test } from 'vitest';
import { checkCredentials, destination } from './credentials';

test('names what is missing, all fields at once', () => {
  expect(checkCredentials({ email: '', password: '' })).toEqual([
    { field: 'email', message: 'Email is required' },
    { field: 'password', message: 'Password is required' },
  ]);
  expect(checkCredentials({ email: 'not an address', password: 'x' })).toEqual([
    { field: 'email', message: 'Enter a valid email address' },
  ]);
  expect(checkCredentials({ email: ' staff@example.org ', password: 'x' })).toEqual([]);
});

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
