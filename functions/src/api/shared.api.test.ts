import { beforeAll, expect, test } from 'vitest';
import { addItem, conditional, typeAt } from '../testing/api';
import { useApi } from '../testing/hooks';

const program = typeAt('programs');
const api = useApi();
beforeAll(async () => {
  for (let i = 0; i < 5; i += 1) await addItem(api, program);
});

test.each(['br', 'gzip'])('responses are compressed (%s), for visitors and for staff', async (encoding) => {
  const headers = { 'accept-encoding': encoding };
  for (const [path, as] of [
    ['/programs', 'anonymous'],
    ['/programs?view=admin', 'staff'],
    ['/openapi.json', 'anonymous'],
  ] as const) {
    const compressed = await api.call(path, { as, headers });
    expect(compressed.headers.get('content-encoding')).toBe(encoding);
    expect(compressed.headers.get('vary')).toBe('Accept-Encoding');
    const plain = await api.call(path, { as, headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBe(null);
    expect(plain.text).toBe(compressed.text);
    expect(Number(compressed.headers.get('content-length'))).toBeLessThan(plain.text.length / 2);
  }
});

test('a list’s ETag depends on its content, not on encoding or query spelling', async () => {
  const first = await api.call('/programs');
  const tag = first.headers.get('etag') ?? '';
  const again = await api.call('/programs?x=1', { headers: conditional(tag) });
  expect([again.status, again.text]).toEqual([304, '']);
  await addItem(api, program);
  const changed = await api.call('/programs', { headers: conditional(tag) });
  expect(changed.status).toBe(200);
  expect(changed.headers.get('etag')).not.toBe(tag);
});

test('HEAD answers like GET, without the body', async () => {
  const head = await fetch(`${api.url}/api/v1/programs`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0);
});
