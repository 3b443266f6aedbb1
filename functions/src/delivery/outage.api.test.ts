import { getFirestore } from 'firebase-admin/firestore';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ReadError, type Reader } from '@content/api/contract';
import type { SiteBuild } from '@content/site-build';
import { createServices } from '../services';
import { AuditLog } from '../store/audit';
import { ContentIndex } from '../store/content-index/content-index';
import { Items } from '../store/items';
import { overLink } from '../testing/faulty-link';
import { serve, type Served } from '../testing/serve';
import { createSite } from './site';

const KEPT_MS = 500;
const services = createServices(); // the app of everything else is there first
let over: Awaited<ReturnType<typeof overLink>>;
let site: Served;

/** A page that reads one list. */
const build: SiteBuild = {
  handle: async (_, { reader }) => {
    const { items } = await reader.list('notices', { pageSize: 1 });
    return new Response(`<p>${items.length}</p>`, { headers: { 'content-type': 'text/html' } });
  },
  normalizeUrl: (path) => ({ path, movedTo: null, isFresh: path.includes('fresh') }),
  nameRequest: (html) => html,
};

beforeAll(async () => {
  const opened = await overLink('FIRESTORE_EMULATOR_HOST', getFirestore);
  over = opened;
  const { client: db } = opened;
  const { clock } = services;
  const content = new ContentIndex(new Items(db, clock), new AuditLog(db), clock, KEPT_MS);
  site = await serve(createSite({ ...services, content }, () => Promise.resolve(build)));
});
afterAll(() => site.close().then(over.close));

async function ask(path: string) {
  const started = performance.now();
  const response = await fetch(site.url + path);
  await response.text();
  return { status: response.status, ms: performance.now() - started };
}

test('nobody waits more than a second for a page with a last good version, not even at the start of an outage', async () => {
  for (const path of ['/a', '/b']) expect((await ask(path)).status).toBe(200);
  await pause(KEPT_MS + 100);
  over.link.hang();
  const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => ask(i % 2 === 0 ? '/a' : '/b')));
  // Once it was late, nobody waits for it.
  const next = await Promise.all(Array.from({ length: 10 }, (_, i) => ask(i % 2 === 0 ? '/a' : '/b')));
  await over.link.mend();
  expect(next.map(({ status }) => status)).toEqual(next.map(() => 200));
  expect(Math.max(...next.map(({ ms }) => ms))).toBeLessThan(500);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(2000);
});

const fail = () => Promise.reject(new ReadError(503, 'The store is down'));
const broken: Reader = { list: fail, one: fail, search: fail };

/** A page of the site's own build, of which nothing can be read. */
async function unread(path: string) {
  const web = (await import(new URL('../../lib/web/index.js', import.meta.url).href)) as SiteBuild;
  const context = { reader: broken, origin: site.url, uploadOrigin: '', noteError: () => undefined };
  const response = await web.handle(new Request(site.url + path), context);
  const html = await response.text();
  const alerts = [...html.matchAll(/<p[^>]*role="alert"[^>]*>([^<]*)/g)].map(([, text]) => text);
  return { told: [response.status, response.headers.get('cache-control')], html, alerts };
}
const ABSENCE = / not found\.|No (story|notice) found|No images found\.|No policy file|No stories yet/;

test.each([
  ['/notices', 'Get Involved', 'Failed to load notices'],
  ['/notices/any', 'Get Involved', 'Failed to load notices'],
  ['/publications', 'Publications', 'Failed to load publications'],
  ['/publications/any', 'Publications', 'Failed to load publication'],
  ['/formats', 'Formats', 'Failed to load formats'],
  ['/formats/any', 'Formats', 'Failed to load format'],
  ['/policies', 'Policies', 'Failed to load policy'],
  ['/stories', 'Stories', 'Failed to load stories'],
  ['/story/any', 'Stories', null],
  ['/employees', 'All Team Members', null],
  ['/past-programs', 'Past Projects', null],
  ['/gallery', 'Our Photo Gallery', null],
])('%s returns 503, kept nowhere, with its title and the specified text', async (path, title, alert) => {
  const { told, html, alerts } = await unread(path);
  expect(told).toEqual([503, 'no-store']);
  expect(html).toContain(`>${title}</h1>`);
  expect(alerts).toEqual(alert === null ? [] : [alert]);
  expect(html).not.toMatch(ABSENCE);
});

test('Home returns 200, uncached; only the sections that could not be read fail', async () => {
  const { told, html, alerts } = await unread('/');
  expect(told).toEqual([200, 'no-store']);
  expect(alerts).toEqual(['Failed to load slider images']);
  for (const title of [
    'Our Impact',
    'About Us',
    'Our Journey',
    'Stories',
    'Our Photo Gallery',
    'Our Programs',
  ])
    expect(html).toMatch(new RegExp(`<h2[^>]*>${title}</h2>`));
  expect(html).not.toMatch(ABSENCE);
});
