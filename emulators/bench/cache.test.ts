import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { encodingFor, sharedLifetime, startCache, type Cache, type Sent } from './cache';

let origin: Server;
let cache: Cache;
const asked: string[] = [];

beforeEach(async () => {
  asked.length = 0;
  origin = createServer((request, response) => {
    asked.push(request.url ?? '');
    const seconds = request.url === '/kept' ? 600 : 0;
    response.setHeader('cache-control', `public, max-age=0, s-maxage=${seconds}`);
    response.setHeader('etag', 'W/"one"');
    response.setHeader('content-type', 'text/html; charset=utf-8').end('<p>word '.repeat(200));
  });
  await new Promise<void>((resolve) => origin.listen(0, '127.0.0.1', resolve));
  cache = startCache(`http://127.0.0.1:${(origin.address() as AddressInfo).port}`);
});

afterEach(async () => {
  await cache.close();
  origin.closeAllConnections();
  await new Promise((resolve) => origin.close(resolve));
});

describe('the cache before Hosting', () => {
  test('asks once for what may be kept, however many ask, and each time for the rest', async () => {
    const front = await cache.open();
    await fetch(`${front}/kept`);
    await fetch(`${front}/kept`);
    await fetch(`${front}/fleeting`);
    await fetch(`${front}/fleeting`);
    expect(asked).toEqual(['/kept', '/fleeting', '/fleeting']);
  });

  test('sends what the client can read, and tells what went over the line', async () => {
    const sent: Sent[] = [];
    const front = await cache.open({ onSent: (each) => sent.push(each) });
    for (const accepted of ['gzip, deflate, br', 'gzip', 'identity']) {
      const response = await fetch(`${front}/kept`, { headers: { 'accept-encoding': accepted } });
      expect(await response.text()).toBe('<p>word '.repeat(200));
      expect(response.headers.get('content-encoding')).toBe(
        accepted.includes('br') ? 'br' : accepted === 'gzip' ? 'gzip' : null,
      );
    }
    expect(sent.map(({ bytes }) => bytes < 200)).toEqual([true, true, false]);
    expect(sent[0]?.body.length).toBe(1600);
  });

  test('answers 304, without a body, to who has the same version', async () => {
    const sent: Sent[] = [];
    const front = await cache.open({ onSent: (each) => sent.push(each) });
    const { status } = await fetch(`${front}/kept`, { headers: { 'if-none-match': 'W/"one"' } });
    expect(status).toBe(304);
    expect(sent).toEqual([]);
  });
});

test.each([
  ['public, max-age=0, s-maxage=600', 600_000],
  ['public, max-age=31536000, immutable', 31_536_000_000],
  ['private, max-age=60', 0],
  ['no-store', 0],
  ['', 0],
])('a shared cache keeps %o for %i ms', (cacheControl, ms) => {
  expect(sharedLifetime(cacheControl)).toBe(ms);
});

test.each([
  ['gzip, deflate, br', 'text/html', 'br'],
  ['gzip', 'image/svg+xml', 'gzip'],
  ['gzip, br', 'image/avif', undefined],
  ['gzip, br', 'font/woff2', undefined],
  ['', 'text/html', undefined],
])('for %o and %s it compresses with %s', (accepted, type, encoding) => {
  expect(encodingFor(accepted, type)).toBe(encoding);
});
