import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { SiteHandler } from '@content/contract';
import { createServices } from '../services';
import { conditional } from '../testing/api';
import { createSite } from './site';

let server: Server | undefined;
afterEach(() => server?.close());

async function serve(handle: SiteHandler): Promise<string> {
  server = createSite(createServices(), () => Promise.resolve({ handle, normalForm })).listen(0, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const normalForm = (url: string) => ({ path: url, isFresh: url.includes('v=') });
const page = (html: string, status = 200, cache = 'public, max-age=0, s-maxage=600') =>
  Promise.resolve(
    new Response(html, { status, headers: { 'content-type': 'text/html', 'cache-control': cache } }),
  );

test('a page is compressed and has an ETag that does not depend on when it was rendered', async () => {
  let moment = '2026-11-21T01:02:03.004Z';
  const url = await serve(() => page(`<p>${'नमस्ते '.repeat(200)}</p><i>${moment}</i>`));
  const first = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  expect([first.status, first.headers.get('content-encoding')]).toEqual([200, 'br']);
  expect(first.headers.get('vary')).toBe('Accept-Encoding');
  expect(await first.text()).toContain('नमस्ते');
  moment = '2027-01-01T00:00:00.000Z';
  const again = await fetch(url, { headers: conditional(first.headers.get('etag') ?? '') });
  expect(again.status).toBe(304);
});

test('pages never see a cookie', async () => {
  const url = await serve((request) => page(JSON.stringify([...request.headers.keys()])));
  const seen = await (await fetch(url, { headers: { cookie: '__session=x', 'x-odd': '1' } })).text();
  expect(seen).not.toMatch(/cookie|x-odd/);
});

test('when the store fails, the last good page is served; a page never seen gets the failure, uncached', async () => {
  let broken = false;
  const url = await serve(() => (broken ? page('broken', 503, 'no-store') : page('good')));
  expect(await (await fetch(`${url}/notices`)).text()).toBe('good');
  broken = true;
  const kept = await fetch(`${url}/notices`);
  expect([kept.status, kept.headers.get('cache-control'), await kept.text()]).toEqual([
    200,
    'public, max-age=0, s-maxage=15',
    'good',
  ]);
  const failed = await fetch(`${url}/stories`);
  expect([failed.status, failed.headers.get('cache-control'), await failed.text()]).toEqual([
    503,
    'no-store',
    'broken',
  ]);
});

test('a page that is gone, or had a hole in it, is not served when the store fails', async () => {
  let response = () => page('good');
  const url = await serve(() => response());
  const ask = async (path: string) => (await fetch(url + path)).status;
  expect(await ask('/story/withdrawn')).toBe(200);
  response = () => page('gone', 404);
  expect(await ask('/story/withdrawn')).toBe(404);
  response = () => page('a hole', 200, 'no-store');
  expect(await ask('/')).toBe(200);
  response = () => page('broken', 503, 'no-store');
  expect([await ask('/story/withdrawn'), await ask('/')]).toEqual([503, 503]);
});

test('only GET and HEAD are possible, and a malformed URL answers 400', async () => {
  const url = await serve(() => page('good'));
  const posted = await fetch(url, { method: 'POST' });
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect((await fetch(`${url}/files/a/b/c/%E0%A4%A`)).status).toBe(400);
  const head = await fetch(url, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});
