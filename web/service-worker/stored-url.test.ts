import { expect, test } from 'vitest';
import { storedUrl } from './stored-url';

test.each([
  ['/objective', '/objective'],
  ['/ABOUT-us-details?fbclid=1', '/about-us-details'],
  ['/OBJECTIVE/?utm_source=x', '/objective'],
  ['/ne/Notices/?utm_source=x', '/ne/notices'],
  ['/notices/aBc?v=1', '/notices/aBc'],
  ['/gallery?fbclid=1&category=Support', '/gallery?category=Support'],
  ['/', '/'],
])('%s is stored as %s', (path, stored) => {
  expect(storedUrl(`https://a.example${path}`)).toBe(`https://a.example${stored}`);
});
