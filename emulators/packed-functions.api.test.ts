import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentTypeAt, type ContentTypeDefinition } from '@content';
import type { ItemAt } from '@content';
import type { RunningFunction } from '../functions/src/testing/framework';
import { startFunction } from '../functions/src/testing/framework';
import { createServices } from '../functions/src/services';
import { clientOf, file, makeAccount, PASSWORD, validForm, type TestApi } from '../functions/src/testing/api';
import { picture } from '../functions/src/testing/files';
import { deployedNode, findDeployedNode, packFunctions } from './packed-functions';
import { run } from './processes';

/** The functions as they are deployed: packed, installed alone, under the functions framework on the cloud's Node. */
let folder: string;
let node: string;
let api: RunningFunction;
let site: RunningFunction;
let client: TestApi;
const warnings: string[] = [];

beforeAll(async () => {
  node = await findDeployedNode((line) => {
    warnings.push(line);
    console.error(line);
  });
  folder = await packFunctions();
  const start = (target: 'api' | 'site') => startFunction(target, {}, { source: folder, node });
  [api, site] = await Promise.all([start('api'), start('site')]);
  client = await clientOf(createServices(), api.url, () => api.stop());
}, 180_000);
afterAll(async () => {
  await Promise.all([client.stop(), site.stop()]);
  rmSync(folder, { recursive: true });
});

test('they run on the Node that firebase.json names, or it is said loudly that they do not', async () => {
  const { output } = await run(node, ['--version']);
  if (warnings.length === 0) expect(output).toMatch(new RegExp(`^v${deployedNode}\\.`));
  else expect(warnings[0]).toMatch(`Node ${deployedNode}, to which functions are deployed`);
});

test('the Firebase CLI finds all three in them, with memory, time and place', async () => {
  const manifest = join(folder, 'manifest.json');
  const sdk = join(folder, 'node_modules/firebase-functions/lib/bin/firebase-functions.js');
  const { code, output } = await run(node, [sdk, folder], {
    cwd: folder,
    env: { ...process.env, FUNCTIONS_CONTROL_API: 'true', FUNCTIONS_MANIFEST_OUTPUT_PATH: manifest },
  });
  expect(code, output).toBe(0);
  const { endpoints } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    endpoints: Record<string, Record<string, unknown>>;
  };
  const shared = { platform: 'gcfv2', region: ['asia-south1'], maxInstances: 10 };
  expect(Object.keys(endpoints).sort()).toEqual(['api', 'site', 'upkeep']);
  expect(endpoints).toMatchObject({
    api: { ...shared, availableMemoryMb: 1024, timeoutSeconds: 120, httpsTrigger: {} },
    site: { ...shared, availableMemoryMb: 512, httpsTrigger: {} },
    upkeep: {
      ...shared,
      availableMemoryMb: 512,
      timeoutSeconds: 540,
      scheduleTrigger: { schedule: 'every day 03:15', timeZone: 'Asia/Kathmandu' },
    },
  });
});

test('a page, one that is not there, the list of all pages and the feed', async () => {
  const get = async (path: string) => {
    const response = await fetch(site.url + path);
    return { status: response.status, text: await response.text() };
  };
  const about = await get('/about-us-details');
  expect([about.status, /<title>([^<]+)</.exec(about.text)?.[1]]).toEqual([
    200,
    expect.stringMatching(/Pahilo Kiran Samaj/),
  ]);
  expect((await get('/nothing-here')).status).toBe(404);
  expect((await get('/sitemap.xml')).text).toMatch('<urlset');
  expect((await get('/feed.xml')).text).toMatch('<rss');
});

test('a person signs in and uploads a picture with a post, and everybody reads both', async () => {
  const { email } = await makeAccount(true);
  const login = await client.call('/admins/login', { method: 'POST', body: { email, password: PASSWORD } });
  expect([login.status, login.body.detail]).toEqual([200, undefined]);
  const cookie = (login.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const me = await client.call('/admins/me', { headers: { cookie } });
  expect([me.status, me.body.data]).toEqual([200, expect.objectContaining({ email })]);

  const title = `Packed ${randomUUID()}`;
  const form = await validForm(contentTypeAt('notices') as ContentTypeDefinition, {
    title,
    image: file(await picture(800, 600), 'visit.jpg'),
  });
  const created = await client.call('/notices', { method: 'POST', headers: { cookie }, body: form });
  expect([created.status, created.body.detail]).toEqual([201, undefined]);
  const item = created.body.data as ItemAt<'notices'>;
  const list = await client.call('/notices?pageSize=5');
  expect((list.body.data as ItemAt<'notices'>[]).map(({ _id }) => _id)).toContain(item._id);
  const page = await (await fetch(`${site.url}/notices?v=${randomUUID()}`)).text();
  expect(page).toMatch(title);

  const bytes = await fetch(site.url + new URL(item.image as string, site.url).pathname);
  expect([bytes.status, bytes.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);
  expect((await bytes.arrayBuffer()).byteLength).toBeGreaterThan(1000);
});
