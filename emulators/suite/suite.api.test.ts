import { afterAll, beforeAll, expect, test } from 'vitest';
import { picture } from '../../functions/src/testing/files';
import { fullSuitePorts } from './ports';
import { demoPassword, demoStaff, seedAccounts } from '../seed/accounts';
import { startSuite, type Suite } from './suite';

// Journeys meet Hosting and the functions as site-server.ts starts them. This is how `npm start` does: all five emulators.
let suite: Suite;
beforeAll(async () => {
  suite = await startSuite({ ports: fullSuitePorts, name: 'full' });
  await seedAccounts(suite.env);
});
afterAll(() => suite.stop());

const ask = (path: string, init?: RequestInit) =>
  fetch(suite.siteUrl + path, { redirect: 'manual', ...init });
const headersOf = ({ headers }: Response, ...names: string[]) => names.map((name) => headers.get(name));

test('Hosting serves pages, built files and the API with their headers, and 404 for anything else', async () => {
  const home = await ask('/');
  expect([home.status, ...headersOf(home, 'cache-control', 'x-frame-options')]).toEqual([
    200,
    expect.stringMatching(/^public, max-age=0, s-maxage=\d+$/), // the day in Nepal may end soon
    'SAMEORIGIN',
  ]);
  const script = /\/assets\/[\w-]+\.js/.exec(await home.text())?.[0] ?? '';
  expect(headersOf(await ask(script), 'cache-control')).toEqual(['public, max-age=31536000, immutable']);
  for (const path of ['/assets/nothing.js', '/assets/', '/assets/x/y.css']) {
    const missing = await ask(path);
    expect([path, missing.status]).toEqual([path, 404]);
    // Nobody keeps that: a deploy is under way where it happens.
    expect(missing.headers.get('cache-control') ?? '').not.toMatch(/max-age=[1-9]|immutable/);
  }
  expect(headersOf(await ask('/service-worker.js'), 'cache-control')).toEqual(['no-cache']);
  expect((await ask('/nothing')).status).toBe(404);
  expect(await (await ask('/robots.txt')).text()).toContain(`Sitemap: ${suite.siteUrl}/sitemap.xml`);
  const list = await ask('/api/v1/notices');
  expect([list.status, await list.json()]).toEqual([200, { data: [] }]);
  // A request passes three servers: one that closes an idle connection would let the next request fail.
  expect(headersOf(list, 'keep-alive')).toEqual(['timeout=600']);
});

test('a member of staff signs in and publishes a picture, which visitors get', async () => {
  const origin = suite.siteUrl;
  const login = await ask('/api/v1/admins/login', {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoStaff.email, password: demoPassword }),
  });
  expect(login.status).toBe(200);
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
  const form = new FormData();
  form.append('title', 'Open day');
  form.append('description', 'On Friday.');
  form.append('image', new File([new Uint8Array(await picture())], 'hills.jpg'));
  const added = await ask('/api/v1/notices', { method: 'POST', headers: { origin, cookie }, body: form });
  expect(added.status).toBe(201);
  const { data } = (await added.json()) as { data: { _id: string; image: string } };
  const page = await ask(`/notices/${data._id}`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Open day')]);
  expect((await ask(new URL(data.image, origin).pathname)).status).toBe(200);
});

test('a part of a large file that is sent again after a lost response is in the file once', async () => {
  const { FIREBASE_STORAGE_EMULATOR_HOST: host, STORAGE_BUCKET: bucket } = suite.env;
  const objects = `http://${host}/v0/b/${bucket}/o?name=twice.txt`;
  const send = (address: string, command: string, headers: Record<string, string>, body: string) =>
    fetch(address, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'x-goog-upload-command': command, ...headers },
      body,
    });
  const begun = await send(objects, 'start', { 'x-goog-upload-protocol': 'resumable' }, '{}');
  const upload = begun.headers.get('x-goog-upload-url') ?? '';
  const sendFirst = () => send(upload, 'upload', { 'x-goog-upload-offset': '0' }, 'once ');
  await sendFirst();
  await sendFirst();
  const done = await send(upload, 'upload, finalize', { 'x-goog-upload-offset': '5' }, 'only');
  expect(await done.json()).toMatchObject({ name: 'twice.txt', size: '9' });
});
