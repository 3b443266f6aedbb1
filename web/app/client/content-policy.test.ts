import { expect, test } from 'vitest';
import { contentPolicy } from './content-policy';

test('scripts run from the site’s own files and with the nonce of this rendering', () => {
  expect(contentPolicy('Ab-_1').split(';')).toEqual([
    "default-src 'self'",
    "script-src 'self' 'nonce-Ab-_1'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ]);
});

test('the staff area also speaks to where large uploads go, and shows files of the device', () => {
  const policy = contentPolicy('Ab-_1', 'https://a.example');
  expect(policy).toContain(";connect-src 'self' https://a.example;");
  expect(policy).toContain(";img-src 'self' data: blob:;");
});
