import { expect, onTestFinished, test } from 'vitest';
import type { AnyItem } from '@content';
import type { SiteHandler } from '@content/site-build';
import { createServices } from '../services';
import { StoreUnavailable } from '../store/timeout';
import { conditional, dataOf } from '../testing/api';
import { createSite } from './site';
import { useApi, useOwnProject } from '../testing/hooks';
import { serve } from '../testing/serve';

// The organisation of other tests would be in the way of this file's, and this one in theirs.
useOwnProject('demo-site');
const api = useApi();

async function open(handle: SiteHandler): Promise<string> {
  const build = { handle, normalizeUrl, nameRequest: (html: string) => html };
  const { url, close } = await serve(createSite(createServices(), () => Promise.resolve(build)));
  onTestFinished(close);
  return url;
}
/** As web's, with one parameter that pages read. */
const normalizeUrl = (url: string) => ({
  path: /^[^?]*(\?after=\d+)?/.exec(url)?.[0] ?? '',
  movedTo: null,
  isFresh: false,
});
const page = (html: string, status = 200, cache = 'public, max-age=0, s-maxage=600') =>
  Promise.resolve(
    new Response(html, { status, headers: { 'content-type': 'text/html', 'cache-control': cache } }),
  );

/** Status, caching and text of a response. */
async function told(url: string) {
  const response = await fetch(url);
  return [response.status, response.headers.get('cache-control'), await response.text()];
}

test('a page is compressed and has an ETag that depends on its content alone', async () => {
  let moment = '2026-11-21T01:02:03.004Z';
  let nonce = 'Ab-_1';
  const url = await open(() =>
    page(
      `<meta content="script-src &#x27;nonce-${nonce}&#x27;"><script nonce="${nonce}"></script><p>${'नमस्ते '.repeat(200)}</p><i>${moment}</i>`,
    ),
  );
  const first = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  expect([first.status, first.headers.get('content-encoding')]).toEqual([200, 'br']);
  expect(first.headers.get('vary')).toBe('Accept-Encoding');
  expect(await first.text()).toContain('नमस्ते');
  moment = '2027-01-01T00:00:00.000Z';
  nonce = 'Cd-_2';
  const again = await fetch(url, { headers: conditional(first.headers.get('etag') ?? '') });
  expect(again.status).toBe(304);
});

test('pages see neither cookies nor the browser’s language, so that one copy serves everybody', async () => {
  const url = await open((request) => page(JSON.stringify([...request.headers.keys()])));
  const response = await fetch(url, { headers: { cookie: '__session=x', 'accept-language': 'ne' } });
  expect(await response.text()).not.toMatch(/cookie|language/);
});

test('the last good page is served for an incomplete one, and when the store fails; a page never seen gets the failure, uncached', async () => {
  let response = () => page('good');
  const url = await open(() => response());
  expect(await (await fetch(`${url}/notices`)).text()).toBe('good');
  response = () => page('a hole', 200, 'no-store');
  expect(await (await fetch(`${url}/notices`)).text()).toBe('good');
  response = () => page('broken', 503, 'no-store');
  expect(await told(`${url}/notices`)).toEqual([200, 'public, max-age=0, s-maxage=15', 'good']);
  expect(await told(`${url}/stories`)).toEqual([503, 'no-store', 'broken']);
});

test('a deleted or incomplete page is not served when the store fails', async () => {
  let response = () => page('good');
  const url = await open(() => response());
  const ask = async (path: string) => (await fetch(url + path)).status;
  expect(await ask('/story/withdrawn')).toBe(200);
  response = () => page('gone', 404);
  expect(await ask('/story/withdrawn')).toBe(404);
  response = () => page('a hole', 200, 'no-store');
  expect(await ask('/')).toBe(200);
  response = () => page('broken', 503, 'no-store');
  expect([await ask('/story/withdrawn'), await ask('/')]).toEqual([503, 503]);
});

test('parameters that a page does not read make no other page, rendered or cached', async () => {
  const rendered: string[] = [];
  let broken = false;
  const url = await open((request) => {
    const { pathname, search } = new URL(request.url);
    rendered.push(pathname + search);
    return broken ? page('broken', 503, 'no-store') : page('good');
  });
  await fetch(`${url}/notices?fbclid=1`);
  expect(rendered).toEqual(['/notices']);
  broken = true;
  expect(await told(`${url}/notices?utm_source=2`)).toMatchObject([200, expect.anything(), 'good']);
});

test('a flood of queries does not evict the last good pages', async () => {
  let broken = false;
  const text = 'x'.repeat(1_000_000);
  const plain = { headers: { 'accept-encoding': 'identity' } };
  const url = await open(() => (broken ? page('broken', 503, 'no-store') : page(text)));
  await fetch(`${url}/notices`, plain);
  for (let i = 0; i < 40; i += 1) await fetch(`${url}/notices?after=${i}`, plain);
  broken = true;
  expect((await fetch(`${url}/notices`)).status).toBe(200);
  expect((await fetch(`${url}/notices?after=0`)).status).toBe(503);
});

test('responses are private unless they say otherwise', async () => {
  const url = await open(() => Promise.reject(new Error('nobody has foreseen this')));
  const error = await fetch(url);
  expect([error.status, error.headers.get('cache-control')]).toEqual([500, 'private, no-store']);
  const late = await fetch(await open(() => Promise.reject(new StoreUnavailable('notices'))));
  expect([late.status, late.headers.get('retry-after')]).toEqual([503, '5']);
  const silent = await open(() => Promise.resolve(new Response('text')));
  expect((await fetch(silent)).headers.get('cache-control')).toBe('private, no-store');
});

test('the fallback error page has the organisation’s name and phone number as entered by staff, in the language of its URL', async () => {
  const contacts = [{ name: 'Asha', role: 'Chair', phone: '' }];
  const body = { name: 'Dui Kiran Samaj', phones: [{ label: '', number: '०८७-५२०१२३' }], contacts };
  const { _id } = dataOf<AnyItem>(await api.staff('/organisation', 'POST', body));
  const url = await open(() => Promise.reject(new Error('nobody has foreseen this')));
  const textOf = async (path: string) => (await fetch(url + path)).text();
  const html = await textOf('/notices');
  expect(html).toContain('<strong>Dui Kiran Samaj</strong>');
  expect(html).toContain('<a href="tel:+97787520123">०८७-५२०१२३</a>');
  expect(html).toContain('<p>Asha, Chair</p>');
  await api.staff(`/organisation/${_id}`, 'DELETE');
  expect(html).toMatch(/<html lang="en">[^]*The site is not available right now\./);
  expect(await textOf('/ne/notices')).toMatch(
    /<html lang="ne">[^]*वेबसाइट अहिले उपलब्ध छैन।[^]*सर्वाधिकार सुरक्षित।/,
  );
});

test('a file has one URL, to which any query redirects; another spelling is an ordinary page, as is a path of slashes', async () => {
  const url = await open((request) => page(new URL(request.url).pathname));
  const asked = await fetch(`${url}/files/notices/a/b/c.webp?x=1`, { redirect: 'manual' });
  expect([asked.status, asked.headers.get('location')]).toEqual([301, '/files/notices/a/b/c.webp']);
  expect(asked.headers.get('cache-control')).toContain('s-maxage=3600');
  for (const path of ['//', '///', '//x?x', '/FILES/notices/a/b/c.webp']) {
    const found = await fetch(url + path);
    expect([found.status, await found.text()]).toEqual([200, path.split('?')[0]]);
    expect(found.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  }
});

test('only GET and HEAD are allowed, and a malformed URL answers 400', async () => {
  const url = await open(() => page('good'));
  const posted = await fetch(url, { method: 'POST' });
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect((await fetch(`${url}/files/a/b/c/%E0%A4%A`)).status).toBe(400);
  const head = await fetch(url, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});
