import { expect, test } from 'vitest';
import { siteUrl } from './browser';

test('a built asset is kept for a year; one that is not there is 404, and nobody keeps that', async () => {
  const page = await (await fetch(siteUrl)).text();
  const [asset = ''] = /\/assets\/[\w.-]+\.js/.exec(page) ?? [];
  const there = await fetch(siteUrl + asset);
  expect([there.status, there.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  for (const path of ['/assets/entry.client-12345678.js', '/assets/', '/assets/x/y.css']) {
    const missing = await fetch(siteUrl + path);
    expect([path, missing.status]).toEqual([path, 404]);
    expect(missing.headers.get('cache-control') ?? '').not.toMatch(/max-age=[1-9]|immutable/);
  }
});

test('the service worker is asked for each time', async () => {
  const script = await fetch(`${siteUrl}/service-worker.js`);
  expect([script.status, script.headers.get('cache-control')]).toEqual([200, 'no-cache']);
});
