import { expect, test } from 'vitest';

test('connections to the emulators stay open for longer than any quiet moment of a test', async () => {
  const { headers } = await fetch(`${process.env['SITE_URL'] ?? ''}/api/v1/notices`);
  expect(headers.get('keep-alive')).toBe('timeout=600');
});
